package example.loan

import android.annotation.SuppressLint
import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.webkit.CookieManager
import android.webkit.GeolocationPermissions
import android.webkit.JavascriptInterface
import android.webkit.RenderProcessGoneDetail
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import android.window.OnBackInvokedDispatcher
import org.json.JSONException
import org.json.JSONObject

/** The version of the bridge that this file was written for, `BRIDGE_VERSION` of the pages' contract. */
const val BRIDGE_VERSION = 1

/** A message of a page. */
sealed class LoanMessage {
    data class OpenPage(val url: String) : LoanMessage()
    object CloseWebview : LoanMessage()
    object GoHome : LoanMessage()
    object GoMine : LoanMessage()
    object GoLogin : LoanMessage()
    data class CallPhone(val phone: String) : LoanMessage()
    object GoRate : LoanMessage()
    data class ConfirmTrackingPoint(val productId: String, val orderId: String) : LoanMessage()
    data class StartBankBinding(val orderId: String, val productId: String) : LoanMessage()
    object EndBankBinding : LoanMessage()
    object DismissRepayment : LoanMessage()

    companion object {
        /** Reads what a page posted. Null for what this app does not know: pages may be newer than the app. */
        fun parse(json: String): LoanMessage? = try {
            val message = JSONObject(json)
            read(message.optString("action"), message.optJSONObject("payload") ?: JSONObject())
        } catch (notJson: JSONException) {
            null
        }

        private fun read(action: String, payload: JSONObject): LoanMessage? = when (action) {
            "openPage" -> OpenPage(payload.optString("url"))
            "closeWebview" -> CloseWebview
            "goHome" -> GoHome
            "goMine" -> GoMine
            "goLogin" -> GoLogin
            "callPhone" -> CallPhone(payload.optString("phone"))
            "goRate" -> GoRate
            "confirmTrackingPoint" -> ConfirmTrackingPoint(payload.optString("productId"), payload.optString("orderId"))
            "startBankBinding" -> StartBankBinding(payload.optString("orderId"), payload.optString("productId"))
            "endBankBinding" -> EndBankBinding
            "dismissRepayment" -> DismissRepayment
            else -> null
        }
    }
}

/**
 * Shows the borrower's pages and does what they ask for. From API level 21, with an Android System WebView of 64 or later.
 * Extend it, name the origin and scheme, and start it with the address to open as the intent's data.
 */
abstract class LoanWebViewActivity : Activity() {
    /** Where the pages are, without a slash at the end: `https://m.lender.example`. */
    protected abstract val origin: String

    /** The brand's deep-link scheme, without `://`. */
    protected abstract val scheme: String

    protected abstract fun goHome()
    protected abstract fun goMine()

    /** Leads to the login, and afterwards calls [open] with the new session in the address. */
    protected abstract fun goLogin()
    protected abstract fun goRate()

    /** Opens what the app knows by an address under its own scheme, or by a name without one. */
    protected abstract fun openPlace(place: String)
    protected abstract fun confirmTrackingPoint(productId: String, orderId: String)
    protected abstract fun startBankBinding(orderId: String, productId: String)
    protected abstract fun endBankBinding()
    protected abstract fun dismissRepayment()

    private val main = Handler(Looper.getMainLooper())
    private lateinit var webView: WebView
    private var chosenFiles: ValueCallback<Array<Uri>>? = null
    private var isAskingBack = false

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        webView = WebView(this)
        configure(webView.settings)
        CookieManager.getInstance().setAcceptThirdPartyCookies(webView, false)
        webView.webViewClient = Pages()
        webView.webChromeClient = Dialogs()
        // The name is part of the contract: pages post to `window.loanApp`.
        webView.addJavascriptInterface(Bridge(), "loanApp")
        val frame = FrameLayout(this)
        // An app that targets API level 35 draws behind the bars and the keyboard; this keeps the page between them.
        frame.fitsSystemWindows = true
        frame.addView(webView)
        setContentView(frame)
        // An app that targets API level 36 never sees `onBackPressed` on a phone of that level.
        if (Build.VERSION.SDK_INT >= 33) {
            onBackInvokedDispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT) { askBack() }
        }
        open(intent.dataString ?: "$origin/")
    }

    override fun onDestroy() {
        main.removeCallbacksAndMessages(null)
        webView.removeJavascriptInterface("loanApp")
        webView.destroy()
        super.onDestroy()
    }

    /** Opens a page. An address of another origin is not opened: it would be shown as one of the lender's own. */
    protected fun open(address: String) {
        webView.loadUrl(if (isOurs(address)) address else "$origin/")
    }

    @SuppressLint("SetJavaScriptEnabled")
    private fun configure(settings: WebSettings) {
        settings.javaScriptEnabled = true
        settings.domStorageEnabled = true
        settings.allowFileAccess = false
        settings.allowFileAccessFromFileURLs = false
        settings.allowUniversalAccessFromFileURLs = false
        settings.mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
        settings.setGeolocationEnabled(false)
        settings.setSupportMultipleWindows(false)
        settings.javaScriptCanOpenWindowsAutomatically = false
        if (Build.VERSION.SDK_INT >= 26) settings.safeBrowsingEnabled = true
    }

    private fun isOurs(address: String?): Boolean {
        val uri = Uri.parse(address ?: return false)
        return "${uri.scheme}://${uri.authority}" == origin
    }

    /** What pages see as `window.loanApp`. */
    private inner class Bridge {
        /** Called on a thread of the webview's own; what it asks for is done on the main thread. */
        @JavascriptInterface
        fun postMessage(json: String) {
            main.post {
                val message = LoanMessage.parse(json)
                // A page that the webview was led to elsewhere is not heard.
                if (message != null && isOurs(webView.url)) handle(message)
            }
        }
    }

    private fun handle(message: LoanMessage) = when (message) {
        is LoanMessage.OpenPage -> openOutside(message.url)
        LoanMessage.CloseWebview -> finish()
        LoanMessage.GoHome -> goHome()
        LoanMessage.GoMine -> goMine()
        LoanMessage.GoLogin -> goLogin()
        is LoanMessage.CallPhone -> dial(message.phone)
        LoanMessage.GoRate -> goRate()
        is LoanMessage.ConfirmTrackingPoint -> confirmTrackingPoint(message.productId, message.orderId)
        is LoanMessage.StartBankBinding -> startBankBinding(message.orderId, message.productId)
        LoanMessage.EndBankBinding -> endBankBinding()
        LoanMessage.DismissRepayment -> dismissRepayment()
    }

    /** Opens what is none of these pages: in the phone's browser, the dialler, a store or the app itself. */
    private fun openOutside(address: String) {
        val uri = Uri.parse(address).normalizeScheme()
        when (uri.scheme) {
            null, scheme -> openPlace(address)
            "tel" -> dial(uri.schemeSpecificPart)
            "http", "https", "mailto", "market" -> view(Intent(Intent.ACTION_VIEW, uri).addCategory(Intent.CATEGORY_BROWSABLE))
            // `intent:`, `file:`, `content:`, `javascript:` and whatever else: an answer of a service may name none of them.
            else -> Unit
        }
    }

    /** Shows the number in the dialler; only the borrower calls it. Codes such as `*#06#` are no numbers. */
    private fun dial(phone: String) {
        if (Regex("""\+?\d{3,15}""").matches(phone)) view(Intent(Intent.ACTION_DIAL, Uri.fromParts("tel", phone, null)))
    }

    private fun view(intent: Intent) {
        try {
            startActivity(intent)
        } catch (nobodyOpensIt: ActivityNotFoundException) {
            // The page stays.
        }
    }

    // Called where the callback above is not: below API level 33, and where the app has not opted in.
    override fun onBackPressed() = askBack()

    /**
     * Asks the page first, on each of which stands `loanAppBack`. A page that is busy or gone answers nothing, and must not keep
     * the borrower.
     */
    private fun askBack() {
        if (isAskingBack) return
        isAskingBack = true
        var isAnswered = false
        val settle = { isHandled: Boolean ->
            if (!isAnswered) {
                isAnswered = true
                isAskingBack = false
                if (!isHandled) leavePage()
            }
        }
        main.postDelayed({ settle(false) }, BACK_PATIENCE_MS)
        webView.evaluateJavascript("!!window.loanAppBack && window.loanAppBack()") { settle(it == "true") }
    }

    private fun leavePage() = if (webView.canGoBack()) webView.goBack() else finish()

    override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
        super.onActivityResult(requestCode, resultCode, data)
        if (requestCode == FILES) answerFiles(if (resultCode == RESULT_OK) filesOf(data) else null)
    }

    /** Without an answer, null too, the page's next tap on the file field would do nothing. */
    private fun answerFiles(files: Array<Uri>?) {
        chosenFiles?.onReceiveValue(files)
        chosenFiles = null
    }

    private fun filesOf(data: Intent?): Array<Uri>? {
        val clip = data?.clipData ?: return data?.data?.let { arrayOf(it) }
        return Array(clip.itemCount) { clip.getItemAt(it).uri }
    }

    private inner class Pages : WebViewClient() {
        // From API level 24. Frames hold contracts and policies, and stay where they are.
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean =
            request.isForMainFrame && leaves(request.url.toString())

        @Suppress("OverridingDeprecatedMember")
        override fun shouldOverrideUrlLoading(view: WebView, url: String): Boolean = leaves(url)

        // `onReceivedSslError` is not overridden: by itself it cancels, and nothing else is safe.

        // Otherwise the whole app would end with the process that drew the page.
        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            finish()
            return true
        }
    }

    private fun leaves(address: String): Boolean {
        if (isOurs(address)) return false
        openOutside(address)
        return true
    }

    private inner class Dialogs : WebChromeClient() {
        override fun onShowFileChooser(
            view: WebView,
            callback: ValueCallback<Array<Uri>>,
            params: WebChromeClient.FileChooserParams
        ): Boolean {
            answerFiles(null)
            chosenFiles = callback
            val choose = params.createIntent()
            choose.putExtra(
                Intent.EXTRA_ALLOW_MULTIPLE,
                params.mode == WebChromeClient.FileChooserParams.MODE_OPEN_MULTIPLE
            )
            try {
                startActivityForResult(choose, FILES)
            } catch (nobodyHasPhotos: ActivityNotFoundException) {
                answerFiles(null)
            }
            return true
        }

        override fun onGeolocationPermissionsShowPrompt(origin: String, callback: GeolocationPermissions.Callback) {
            callback.invoke(origin, false, false)
        }
    }

    private companion object {
        const val FILES = 1
        const val BACK_PATIENCE_MS = 500L
    }
}
