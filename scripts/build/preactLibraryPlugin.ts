import type { Plugin } from 'vite';
import { BuildError } from './settings.ts';

type Cut = readonly [found: string, instead: string];

/**
 * What this app never uses of Preact's core, by what it is for: 1.1 kB (brotli) less on every screen with the framework.
 * The texts are those of the library's own minified file, whose version package.json names. What stays: function and class
 * components, `state`, mounting, updating and unmounting, refs, keys, SVG, and the take-over of a prerendered view.
 */
const cuts: { readonly [purpose: string]: readonly Cut[] } = {
  'older ways of a component to hear of its life, and context': [
    [
      'V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
      '0',
    ],
    ['M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),', ''],
    ['||!(4&d.__g)&&d.shouldComponentUpdate&&!1===d.shouldComponentUpdate(M,d.__s,L)', ''],
    ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
    ['C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),', ''],
    ['d.getChildContext&&(i=_({},i,d.getChildContext())),', ''],
    ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
    ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i', 'L=i'],
    ['j&&j.sub(d),', ''],
    ['x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},', ''],
  ],
  'hooks into the library': [
    ['return!o&&n.vnode&&n.vnode(e),e', 'return e'],
    ['n.vnode&&n.vnode(r),', ''],
    ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
    ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
    ['return u(n.event?n.event(r):r)', 'return u(r)'],
    [',(s=n.__b)&&s(r);', ';'],
    ['H=n.__r,q=C?25:0', 'q=C?25:0'],
    ['H&&H(r),', ''],
    ['return(s=n.diffed)&&s(r),l', 'return l'],
    ['n.__c&&n.__c(r,t),', ''],
    ['(n.__m&&n.__m(r,o),l=!1)', '(l=!1)'],
    ['if(n.unmount&&n.unmount(t),!(i=t.ref)', 'if(!(i=t.ref)'],
    ['n.__&&n.__(t,r),', ''],
  ],
  portals: [
    ['"function"!=typeof n.type||n.props.__P?null:S(n)', '"function"!=typeof n.type?null:S(n)'],
    ['&&n.__c&&!n.props.__P)', '&&n.__c)'],
    ['if(n.props.__P)return t;', ''],
    [
      'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
      '',
    ],
    ['M.__P&&(r.__e=null,l=s),', ''],
    ['"function"!=typeof t.type||u&&!t.props.__P', '"function"!=typeof t.type||u'],
  ],
  'waiting for what is still to come, while a view is taken over': [
    ['128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l)', '0'],
    [',p&&p.some(g),', ','],
    [
      'if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);',
      'o&&o.some(g);',
    ],
    ['t&&t.then||D(r)', 'D(r)'],
    ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
    ['&&8==t.nodeType&&!t.data.startsWith("$s")', '&&8==t.nodeType'],
  ],
  'boundaries for errors: start.tsx shows the last resort': [
    [
      'for(var i,o,e;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1),e&&8&i.__g)return void(i.__g|=2)}catch(t){n=t}}throw',
      'throw',
    ],
  ],
  'markup as text, which the policy of the pages forbids': [
    ['"dangerouslySetInnerHTML"==s?y=k:', ''],
    ['"dangerouslySetInnerHTML"==s?h=k:', ''],
    [
      'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),',
      '(',
    ],
  ],
  'formulas, templates, and values to begin with': [
    ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
    ['("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))', '"foreignObject"==C'],
    ['"template"==C&&t.content||t', 't'],
    ['"textarea"==C&&null!=x.defaultValue?null:o&&', 'o&&'],
    ['||"value"==s&&"defaultValue"in x||"checked"==s&&"defaultChecked"in x', ''],
  ],
  'styles in attributes, which the policy forbids; events on their way down; a move that keeps an element alive': [
    [
      'if("style"==t)if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)for(t in u)r&&t in r||T(n.style,t);if(r)for(t in r)u&&r[t]==u[t]||T(n.style,t,r[t])}else if("o"',
      'if("o"',
    ],
    ['f=t!=(t=t.replace(l,"$1")),', ''],
    [
      'r?n.addEventListener(t,o,f):n.removeEventListener(t,o,f)',
      'r?n.addEventListener(t,o):n.removeEventListener(t,o)',
    ],
    ['(!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):r.insertBefore(o,t||null))', 'r.insertBefore(o,t||null)'],
  ],
};

// Drawing by JSX makes its nodes with the core's own function, where the library brings a second one.
const nodeMaker: Cut = ['export{x as Component', 'export{m as makeNode,x as Component'];

/** What makes nodes of JSX, as a module over the lean core. */
export const leanJsx = `import{Fragment,makeNode}from"preact";
export{Fragment};
export const jsx=(type,{ref,...props},key)=>makeNode(type,props,key,ref);
export{jsx as jsxs}`;

const cutOut = (code: string, [found, instead]: Cut): string => {
  if (!code.includes(found)) throw new BuildError(`Preact has changed; see preactLibraryPlugin.ts: ${found}`);
  return code.split(found).join(instead);
};

/** Preact's core without what this app never uses. Throws where the library's file is not the one that this is for. */
export const leanPreact = (code: string): string => [...Object.values(cuts).flat(), nodeMaker].reduce(cutOut, code);

/** Puts the lean core in the place of Preact's. */
export const preactLibraryPlugin = (): Plugin => ({
  name: 'borrower-web:preact-library',
  transform: (code, id) => {
    if (/\/preact\/jsx-runtime\/dist\/jsxRuntime\.mjs$/.test(id)) return leanJsx;
    return /\/preact\/dist\/preact\.mjs$/.test(id) ? leanPreact(code) : null;
  },
});
