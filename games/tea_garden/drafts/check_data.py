"""Tables of the rule texts against the data files; word runs shared with the rulebook."""
import json,re,sys
sys.argv=['x']
D='/work/shared/games/tea_garden/'
j=lambda f: json.load(open(D+f+'.json'))
src=open('/tmp/tea-text/check.py').read().split('bad=[]')[0].replace('os.path.abspath(__file__)',"'/tmp/tea-text/check.py'")
exec(src)
for l,p in P.items():
    t,s=book(open('/tmp/tea-text/'+p).read())
    T=[b[1] for x in s for b in x[1] if b[0]=='table']
    m=j('map'); rows=T[1][1:]
    pn={p['id']:p['name'] for p in m['provinces']}
    prov={}
    for r,row in zip(m['regions'],rows):
        assert [str(r['id']),str(r['value']),', '.join(str(x['vp']) for x in r['spaces']),', '.join(map(str,r['adjacent']))]==[row[0],row[3],row[4],row[5]],(l,row)
        assert row[1]==r['name'].replace("'","’"),(l,row)
        prov.setdefault(row[2],set()).add(pn[r['province']])
    assert len(prov)==5 and all(len(v)==1 for v in prov.values()); print(l,prov)
    for seg,row in zip(j('river')['segments'][1:],T[2][1:]): print(l,row,[list(b.values()) for b in seg['bonus']],seg['end_vp'],seg.get('final_slots'))if l=='en' else 0
    if l=='en':
        for sec,row in zip(j('university')['sectors'],T[3][1:]): print(row,[p['bonus'] for p in sec['parts']],[p['end_vp'] for p in sec['parts']])
        for r,row in zip(j('emperor_track')['rows'],T[4][1:]): print(row,r['cost'],r['reward'],r['end_vp'])
        print(T[5], j('cups')['stack_sizes'],j('action_cards')['used_per_level'],j('caravan_cards')['basic_used'])
        for c in j('emperor_cards')['cards']: print(c['title'],c['scoring'], [r for r in T[7][1:] if c['title'] in [z.strip() for z in r[0].split(',')]])
w=lambda s: re.findall(r'\w+',s.lower())
import collections
for l,fs in {'pl':['004_575df7899ed86a9c.txt']}.items():
    for f in fs:
        a=w(open('/work/shared/rulebooks/'+f).read()); b=w(open('/tmp/tea-text/rules/pl.md').read())
        n=5; S={tuple(a[i:i+n]) for i in range(len(a)-n+1)}
        hit=[' '.join(b[i:i+n]) for i in range(len(b)-n+1) if tuple(b[i:i+n]) in S]
        print(len(hit),hit)
