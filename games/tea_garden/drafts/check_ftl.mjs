import {createRequire} from 'module'; import fs from 'fs';
const require=createRequire('/work/main/client/package.json');
const {parse,Visitor}=require('@fluent/syntax'); const {FluentBundle,FluentResource}=require('@fluent/bundle');
const L=['en','pl','de','it']; const all={}; let bad=0; const fault=(...x)=>{bad++;console.log('FAULT',...x)};
for(const l of L){const text=fs.readFileSync(`/tmp/tea-text/names.ftl.${l}`,'utf8');const r=parse(text,{});const m=new Map();
 for(const e of r.body){if(e.type==='Junk')fault(l,'junk',e.content.slice(0,80)); if(e.type!=='Message')continue; const v=new Set();
  const w=new (class extends Visitor{visitVariableReference(n){v.add(n.id.name)}})(); w.visit(e); if(m.has(e.id.name))fault(l,'twice',e.id.name); m.set(e.id.name,[...v].sort().join(','));}
 all[l]=m;}
for(const l of L.slice(1)){for(const [id,v] of all.en){if(!all[l].has(id))fault(l,'missing',id);else if(all[l].get(id)!==v)fault(l,id,all[l].get(id),v)} for(const id of all[l].keys())if(!all.en.has(id))fault(l,'extra',id)}
console.log(all.en.size,'messages');
// no clash with words of the house
const house=new Set(parse(fs.readFileSync('/work/main/locales/en.ftl','utf8'),{}).body.filter(e=>e.type==='Message').map(e=>e.id.name)); for(const id of all.en.keys())if(house.has(id))fault('house has',id);
// no selector may be spoilt by a message KEY-WORD
for(const k of ['scroll'])for(const w of ['strength','teapot','repeat'])if(all.en.has(`${k}-${w}`))fault('selector',k,w);
// say every effect of the data
const D='/work/shared/games/tea_garden/';const seen=new Map();const walk=o=>{if(Array.isArray(o))o.forEach(walk);else if(o&&typeof o==='object'){if(o.kind&&!o.trades&&!o.note)seen.set(JSON.stringify(o),o);if(o.scoring)seen.set(JSON.stringify(o.scoring),{...o.scoring});Object.values(o).forEach(walk)}};
for(const f of fs.readdirSync(D).filter(f=>f.endsWith('.json')&&f!=='cases.json'))walk(JSON.parse(fs.readFileSync(D+f)));
for(const l of L){const b=new FluentBundle(l,{useIsolating:false});b.addResource(new FluentResource(fs.readFileSync(`/tmp/tea-text/names.ftl.${l}`,'utf8')));
 const say=(id,a)=>{const m=b.getMessage(id);if(!m){fault(l,'no',id);return};const e=[];const t=b.formatPattern(m.value,a,e);if(e.length)fault(l,id,String(e));if(/\s{2}|\n|\{|undefined/.test(t))fault(l,id,JSON.stringify(t));return t};
 if(process.argv[2]===l||!process.argv[2])console.log('—',l);
 for(const o of seen.values()){const {kind,type,count,minus_per,...a}=o; const ids=type?[`scoring-${type==='per'?count:type}`]:[`effect-${kind}`,`brief-${kind}`]; for(const id of ids){const t=say(id,a);if(process.argv[2]===l)console.log('  ',t)}}
 for(const n of [1,2,5,22])for(const id of ['river-berth','end-points','price-any','price-brown','effect-leaves','effect-scroll','effect-remove_card','effect-emperor_card','effect-draw_discard','price-leaves'])for(const s of id.includes('scroll')?['strength','teapot','repeat']:['']){const t=say(id,{n,q:3,scroll:s});if(process.argv[2]===l)console.log('  ',t)}
 for(const t of [say('price-row',{tokens:2,quality:3}),say('price-fee',{leaves:3,brown:1}),say('space-name',{region:'Emei',letter:'b'})])if(process.argv[2]===l)console.log('  ',t)
}
process.exit(bad?1:0)
