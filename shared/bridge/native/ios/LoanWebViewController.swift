import UIKit
import WebKit

/// The version of the bridge that this file was written for, `BRIDGE_VERSION` of the pages' contract.
let bridgeVersion = 1

/// A message of a page.
enum LoanMessage {
    case openPage(url: String)
    case closeWebview
    case goHome
    case goMine
    case goLogin
    case callPhone(phone: String)
    case goRate
    case confirmTrackingPoint(productId: String, orderId: String)
    case startBankBinding(orderId: String, productId: String)
    case endBankBinding
    case dismissRepayment

    /// Reads what a page posted. Nil for what this app does not know: pages may be newer than the app.
    init?(body: Any) {
        guard let message = body as? [String: Any], let action = message["action"] as? String else { return nil }
        let payload = message["payload"] as? [String: Any] ?? [:]
        func text(_ name: String) -> String { return payload[name] as? String ?? "" }

        switch action {
        case "openPage": self = .openPage(url: text("url"))
        case "closeWebview": self = .closeWebview
        case "goHome": self = .goHome
        case "goMine": self = .goMine
        case "goLogin": self = .goLogin
        case "callPhone": self = .callPhone(phone: text("phone"))
        case "goRate": self = .goRate
        case "confirmTrackingPoint":
            self = .confirmTrackingPoint(productId: text("productId"), orderId: text("orderId"))
        case "startBankBinding":
            self = .startBankBinding(orderId: text("orderId"), productId: text("productId"))
        case "endBankBinding": self = .endBankBinding
        case "dismissRepayment": self = .dismissRepayment
        default: return nil
        }
    }
}

/// What the app does for its pages.
protocol LoanWebViewDelegate: AnyObject {
    func goHome()
    func goMine()
    /// Leads to the login, and afterwards calls `open` with the new session in the address.
    func goLogin()
    func goRate()
    /// Opens what the app knows by an address under its own scheme, or by a name without one.
    func openPlace(_ place: String)
    func confirmTrackingPoint(productId: String, orderId: String)
    func startBankBinding(orderId: String, productId: String)
    func endBankBinding()
    func dismissRepayment()
    /// Closes the webview: dismisses or pops it.
    func closeWebview()
}

/// Shows the borrower's pages and does what they ask for. From iOS 12. Photos are chosen by the webview itself; Info.plist has to
/// hold `NSCameraUsageDescription`, or the app ends when the borrower takes one.
final class LoanWebViewController: UIViewController {
    weak var delegate: LoanWebViewDelegate?

    private static let backPatience: TimeInterval = 0.5
    private let origin: URL
    private let scheme: String
    private let start: URL
    private var isAskingBack = false
    private lazy var webView: WKWebView = makeWebView()

    /// - Parameters:
    ///   - origin: where the pages are: `https://m.lender.example`.
    ///   - scheme: the brand's deep-link scheme, without `://`.
    ///   - start: the address to open, with the session's parameters.
    init(origin: URL, scheme: String, start: URL) {
        self.origin = origin
        self.scheme = scheme.lowercased()
        self.start = start
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LoanWebViewController is made in code")
    }

    override func loadView() {
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "‹", style: .plain, target: self, action: #selector(goBack))
        open(start)
    }

    /// Opens a page. An address of another origin is not opened: it would be shown as one of the lender's own.
    func open(_ address: URL) {
        webView.load(URLRequest(url: isOurs(address) ? address : origin))
    }

    private func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        // Storage that outlives the app's process: drafts of complaints, and marks of what was sent.
        configuration.websiteDataStore = .default()
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
        // The name is part of the contract: pages post to `webkit.messageHandlers.loanApp`.
        configuration.userContentController.add(WeakHandler(self), name: "loanApp")
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        // A page that asks on the way back holds an entry of the history, so that the swipe opens its dialog too.
        webView.allowsBackForwardNavigationGestures = true
        return webView
    }

    private func isOurs(_ address: URL?) -> Bool {
        guard let address = address else { return false }
        return address.scheme == origin.scheme && address.host == origin.host && address.port == origin.port
    }

    private func isOurs(_ sender: WKSecurityOrigin) -> Bool {
        // A port that the address does not name is 0 here.
        return sender.`protocol` == origin.scheme && sender.host == origin.host && sender.port == origin.port ?? 0
    }

    /// Asks the page first, on each of which stands `loanAppBack`. A page that is busy or gone answers nothing, and must not keep
    /// the borrower.
    @objc private func goBack() {
        if isAskingBack { return }
        isAskingBack = true
        var isAnswered = false
        let settle = { [weak self] (isHandled: Bool) in
            if isAnswered { return }
            isAnswered = true
            self?.isAskingBack = false
            if !isHandled { self?.leavePage() }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + LoanWebViewController.backPatience) { settle(false) }
        webView.evaluateJavaScript("!!window.loanAppBack && window.loanAppBack()") { answer, _ in
            settle(answer as? Bool ?? false)
        }
    }

    private func leavePage() {
        if webView.canGoBack {
            webView.goBack()
        } else {
            delegate?.closeWebview()
        }
    }

    private func handle(_ message: LoanMessage) {
        switch message {
        case .openPage(let url): openOutside(url)
        case .closeWebview: delegate?.closeWebview()
        case .goHome: delegate?.goHome()
        case .goMine: delegate?.goMine()
        case .goLogin: delegate?.goLogin()
        case .callPhone(let phone): dial(phone)
        case .goRate: delegate?.goRate()
        case .confirmTrackingPoint(let productId, let orderId):
            delegate?.confirmTrackingPoint(productId: productId, orderId: orderId)
        case .startBankBinding(let orderId, let productId):
            delegate?.startBankBinding(orderId: orderId, productId: productId)
        case .endBankBinding: delegate?.endBankBinding()
        case .dismissRepayment: delegate?.dismissRepayment()
        }
    }

    /// Opens what is none of these pages: in the phone's browser, the dialler, a store or the app itself.
    private func openOutside(_ address: String) {
        guard let url = URL(string: address), let name = url.scheme?.lowercased(), name != scheme else {
            delegate?.openPlace(address)
            return
        }
        switch name {
        case "tel": dial(String(address.dropFirst("tel:".count)))
        case "http", "https", "mailto", "itms-apps": UIApplication.shared.open(url)
        // `file:`, `javascript:` and whatever else: an answer of a service may name none of them.
        default: break
        }
    }

    /// Asks whether to call; only the borrower does. Codes such as `*#06#` are no numbers.
    private func dial(_ phone: String) {
        guard phone.range(of: #"^\+?[0-9]{3,15}$"#, options: .regularExpression) != nil,
            let url = URL(string: "tel:\(phone)")
        else { return }
        UIApplication.shared.open(url)
    }
}

extension LoanWebViewController: WKScriptMessageHandler {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        // Neither a frame nor a page that the webview was led to elsewhere is heard.
        guard message.frameInfo.isMainFrame, isOurs(message.frameInfo.securityOrigin) else { return }
        if let known = LoanMessage(body: message.body) { handle(known) }
    }
}

extension LoanWebViewController: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        let url = navigationAction.request.url
        // Frames hold contracts and policies, and stay where they are.
        let isFrame = navigationAction.targetFrame?.isMainFrame == false
        if isFrame || isOurs(url) {
            decisionHandler(.allow)
        } else {
            decisionHandler(.cancel)
            if let address = url?.absoluteString { openOutside(address) }
        }
    }

    // The challenge of a certificate is not answered here: by itself the webview refuses what is not trusted.

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        webView.reload()
    }
}

extension LoanWebViewController: WKUIDelegate {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        // No second window: `decidePolicyFor` has let through a page of ours alone.
        webView.load(navigationAction.request)
        return nil
    }
}

/// The webview would keep its controller for ever.
private final class WeakHandler: NSObject, WKScriptMessageHandler {
    private weak var target: WKScriptMessageHandler?

    init(_ target: WKScriptMessageHandler) {
        self.target = target
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        target?.userContentController(controller, didReceive: message)
    }
}
