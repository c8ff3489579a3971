import { readFileSync } from 'node:fs';
import { AnyMap, eachMapping } from '@jridgewell/trace-mapping';
const page=process.argv[2];

import { execSync } from 'node:child_process';
const f=execSync(`ls .cache/sourcemaps/dist/*/${page}.map`).toString().trim().split('\n')[0];
const map=new AnyMap(JSON.parse(readFileSync(f,'utf8')));
const doc=readFileSync(`dist/${page}/index.html`,'utf8').split('\n');
const sizes=new Map<string,number>();
let prev:any; const add=(s:string,n:number)=>sizes.set(s,(sizes.get(s)??0)+n);
eachMapping(map as any,(m:any)=>{ if(prev && prev.generatedLine===m.generatedLine) add(prev.source??'?',m.generatedColumn-prev.generatedColumn); prev=m;});
const a=[...sizes].sort((x,y)=>y[1]-x[1]); let t=0; for(const [,n] of a)t+=n;
console.log(t, doc.join('\n').length);
for(const [s,n] of a.slice(0,75)) console.log(n,s);
