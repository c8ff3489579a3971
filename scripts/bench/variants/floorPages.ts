import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildSettings } from '../../build/settings.ts';
import type { FloorPlan, Screen } from '../screens.ts';

const fetchOf = ({ entry, body, adds = '' }: FloorPlan, path: string): string => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', building: '', gather: '' };
  const post = `{method:'POST',headers:${JSON.stringify({ ...headers, 'Content-Type': 'application/json' })},body:${JSON.stringify(JSON.stringify(body))}}`;
  return `fetch(${JSON.stringify(path)}+location.search${adds && `+${JSON.stringify(adds)}`},${entry.method === 'POST' ? post : `{headers:${JSON.stringify(headers)}}`})`;
};

/** A screen's data by the shortest way: what somebody would write who had nothing but this data to show. */
export const floorPage = ({ page, floor }: Screen, { brand }: Pick<BuildSettings, 'brand'>): string => {
  const path = `/api${(brand.paths[floor.entry.name] ?? floor.entry.path).replace('{svc}', brand.service)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${page}</title><link rel="icon" href="data:,"></head><body><h1>${page}</h1><ul id="u"></ul><script>
const m=c=>(c/100).toFixed(2);
${fetchOf(floor, path)}.then(a=>a.json()).then(({data:d})=>{for(const t of ${floor.lines}){const l=document.createElement('li');l.textContent=t;u.append(l)}});
</script></body></html>
`;
};

/** Writes the floor's page of every screen. */
export const writeFloor = (settings: BuildSettings, outDir: string, screens: readonly Screen[]): void => {
  rmSync(outDir, { recursive: true, force: true });
  for (const screen of screens) {
    const folder = join(outDir, screen.page);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), floorPage(screen, settings));
  }
};
