/** The styles of the reference, for light and dark schemes, and for widths from 320 px. */
export const style = `
:root { color-scheme: light dark; font: 1em/1.5 system-ui, sans-serif; --line: #8886; --soft: #8881; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 3rem 0 1rem; font-size: 1.25rem; }
h3 { margin: 0; font-size: 1.1rem; }
h4 { margin: 1.25rem 0 .25rem; font-size: 1rem; }
code, pre { font: .9em/1.45 ui-monospace, monospace; }
code { background: var(--soft); border-radius: .25em; padding: 0 .2em; }
pre { overflow-x: auto; background: var(--soft); border-radius: .5rem; padding: .75rem; margin: .5rem 0; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
section { border-top: 1px solid var(--line); padding-top: 1.25rem; margin-top: 2rem; }
.where { margin: .25rem 0; }
.where b { border: 1px solid; border-radius: .25em; padding: 0 .4em; font-size: .85em; }
nav ul, .app { columns: 16rem; padding-left: 1.2rem; }
nav a { display: inline-block; padding: .35rem 0; }
summary { cursor: pointer; padding: .35rem 0; }
dl { margin: 0; }
dl dl { border-left: 3px solid var(--line); padding-left: .75rem; margin-top: .25rem; }
dt { margin-top: .6rem; }
dt strong { font-family: ui-monospace, monospace; }
dt small { margin-left: .4em; }
dt em { font-style: normal; font-size: .85em; border: 1px solid; border-radius: 1em; padding: 0 .5em; margin-left: .4em; }
dd { margin: 0; }
`;
