import { writeFileSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { borrowers as b } from './test/support/borrowers.ts';
const br = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const c = await br.newContext({ viewport:{width:360,height:640}, acceptDownloads:true });
const p = await c.newPage(); const n=['dueSoon','qrCode','instalments'] as const;
for (const k of n){ await p.goto(`http://localhost:4400/repaymentOfCode2?${new URLSearchParams(b[k])}`);
 await p.waitForTimeout(2000);
 const d=p.waitForEvent('download'); await p.getByRole('button',{name:'Save or share'}).click(); await (await d).saveAs(`/tmp/shots/slip-${k}.png`);}
await p.goto(`http://localhost:4400/repaymentOfCode2?${new URLSearchParams(b.overdueWithDelay)}`); await p.waitForTimeout(2000);
const code=((await p.locator('.code').textContent())??'').replace(/\s/g,'');
const q=await c.newPage(); await q.goto(`http://localhost:4400/sandbox/counter?code=${code}`); await q.getByRole('button',{name:'Pay now'}).click(); await q.waitForTimeout(1000); await q.close();
await p.waitForTimeout(4000);
{const d=p.waitForEvent('download'); await p.getByRole('button',{name:/Save/}).click(); await (await d).saveAs('/tmp/shots/slip-receipt.png');}
const s = await (await br.newContext({viewport:{width:4*370,height:670}})).newPage();
await s.setContent(`<body style="margin:0;background:#888">${[...n,'receipt'].map(n=>`<img width=355 style="vertical-align:top;margin:4px" src="data:image/png;base64,${readFileSync(`/tmp/shots/slip-${n}.png`).toString('base64')}">`).join('')}</body>`);
await s.screenshot({path:'/tmp/shots/sheet.png',fullPage:true});
await br.close();
