#!/usr/bin/env python3
"""Structure of the four rule texts: the parser of crates/game/src/rulebook.rs once more, and some checks beyond it."""
import re, os, sys
here=os.path.dirname(os.path.abspath(__file__))
P={'en':'RULES.md','pl':'rules/pl.md','de':'rules/de.md','it':'rules/it.md'}
def clause_id(line):
    if not line.startswith('- **'): return None
    w=re.split(r'[ *.]',line[4:])[0]; d=w.lstrip('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    return w if d and len(d)<len(w) and d.isdigit() else None
def book(t):
    title='';secs=[['',[]]];open_=False
    for line in t.split('\n'):
        b=secs[-1][1]
        if line.startswith('# '): title=line[2:]
        elif line.startswith('## '): secs.append([line[3:],[]]);open_=False
        elif line.startswith('- '):
            i=clause_id(line)
            if i:
                head,text=line[4:].split('**',1); b.append(['clause',i,head[len(i):].strip().rstrip('.'),text.strip()])
            else: b.append(['item',line[2:]])
            open_=True
        elif line.startswith('|'):
            c=[x.strip() for x in line.strip().strip('|').split('|')]
            open_=False
            if all(x and set(x)<=set('-:') for x in c): continue
            if b and b[-1][0]=='table': b[-1][1].append(c)
            else: b.append(['table',[c]])
        elif not line.strip(): open_=False
        elif open_ and b and b[-1][0]!='table': b[-1][-1]+=(' ' if b[-1][-1] else '')+line.strip()
        else: b.append(['text',line.strip()]);open_=True
    return title,secs
def shape(secs): return [[(x[1] if x[0]=='clause' else x[0]+(' %d'%len(x[1]) if x[0]=='table' else '')) for x in s[1]] for s in secs]
bad=[]
B={l:book(open(f'{here}/{p}',encoding='utf-8').read()) for l,p in P.items()}
E=B['en'][1]
contract=open('/work/shared/games/tea_garden/RULES.md',encoding='utf-8').read()
want=[f'T{i}' for i in range(1,63)]+[f'D{i}' for i in range(1,36)]
ct=set(re.findall(r'\*\*(T\d+)\*\*',contract))|set(re.findall(r'^\| (D\d+) \|',contract,re.M))
if ct!=set(want): bad.append(('contract ids',sorted(ct^set(want))))
for l,(t,secs) in B.items():
    ids=[x[1] for s in secs for x in s[1] if x[0]=='clause']
    if sorted(ids)!=sorted(want): bad.append((l,'ids',set(want)^set(ids),[i for i in ids if ids.count(i)>1]))
    if shape(secs)!=shape(E): bad.append((l,'shape',[(a,b) for a,b in zip(shape(secs),shape(E)) if a!=b]))
    for s,e in zip(secs,E):
        for x,y in zip(s[1],e[1]):
            if x[0]=='clause' and (not x[2] or len(x[3])<=10): bad.append((l,x[1],'title or text'))
            if x[0]=='table':
                n={len(r) for r in x[1]}
                if len(n)>1 or len(x[1][0])!=len(y[1][0]): bad.append((l,s[0],'cells',n))
                pairs=[(c,d,f'{s[0]} {r[0]}') for r,q in zip(x[1],y[1]) for c,d in zip(r,q)]
            else: pairs=[(x[-1],y[-1],x[1] if x[0]=='clause' else s[0])]
            for c,d,where in pairs:
                for name,rx in [('refs',r'\b[TD]\d+\b'),('code',r'`[^`]*`'),('numbers',r'(?<![\w.])\d+(?![\w])')]:
                    strip=(lambda z: z) if name=='code' else (lambda z: re.sub(r'`[^`]*`','',z))
                    a,b=sorted(re.findall(rx,strip(c))),sorted(re.findall(rx,strip(d)))
                    if a!=b: bad.append((l,where,name,a,b))
    raw=open(f'{here}/{P[l]}',encoding='utf-8').read()
    if not raw.endswith('\n') or raw.endswith('\n\n'): bad.append((l,'end of file'))
    if "'" in re.sub(r'`[^`]*`','',raw): bad.append((l,'straight apostrophe'))
    if '"' in raw or '!' in raw: bad.append((l,'straight quote or exclamation mark'))
    if '  ' in re.sub(r'^  ','',raw,flags=re.M): bad.append((l,'double space'))
    for n,line in enumerate(raw.split('\n'),1):
        if len(line)>118 and not line.startswith('|'): bad.append((l,n,len(line)))
    print(l,len(raw),'chars',len(secs)-1,'sections',len(ids),'clauses')
for x in bad: print('FAULT',*x)
sys.exit(bool(bad))
