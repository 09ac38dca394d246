#!/usr/bin/env python3
"""Makes scenarios/*.json of the contract's cases.json. usage: conv.py FOLDER"""
import json, os, sys, glob
D = sys.argv[1]
CASES = json.load(open(f'{D}/cases.json', encoding='utf-8'))['cases']
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'scenarios')
PROV = ['yellow', 'green', 'blue', 'orange', 'red']
BERTHS = [20, 18, 16, 15]
ITEMS = {'item2': 'D11', 'item6': 'D12'}

def seat(n, s):
    gardens = s.get('gardens', ['1' + 'abcd'[n]])
    k = 7 - len(gardens)
    hand, pile = s.get('hand', []), s.get('pile', [])
    out = {'hidden': sorted(hand + pile), 'cards': len(hand), 'gardens': gardens,
           'pagodas': s.get('pagodas', [2, 3, 4, 5, 6, 7][6 - k:] if k else [])}
    for key in ('discard', 'tokens', 'boat', 'centre', 'emperor', 'caravans', 'vp', 'passed'):
        if key in s: out[key] = s[key]
    if 'slots' in s: out['slots'] = [{'top': t.get('top', t['cards'][0]), 'cards': t['cards']} for t in s['slots']]
    for letter, name in (('g', 'green'), ('b', 'brown')):
        row = [s.get('leaves', {}).get(f'{letter}{q}', 0) for q in range(1, 7)]
        if any(row): out[name] = row
    if 'scrolls' in s: out['scrolls'] = [s['scrolls'].get(k, 0) for k in ('strength', 'teapot', 'repeat')]
    if 'rows' in s: out['rows'] = [{'tiles': r['tiles'], 'markers': r.get('markers', [0] * (len(r['tiles']) - 1))} for r in s['rows']]
    if s.get('boat') == 10: out['berth'] = BERTHS.index(s['final'])
    if s.get('university'):
        sector, part = s['university'].split(); out['university'] = {'sector': int(sector), 'part': part}
    unknown = set(s) - {'hand', 'pile', 'discard', 'slots', 'leaves', 'tokens', 'scrolls', 'rows', 'boat', 'final', 'university', 'centre', 'emperor', 'gardens', 'pagodas', 'caravans', 'vp', 'passed'}
    assert not unknown, unknown
    return out

def position(p):
    seats = p.get('seats', [{}, {}])
    three = lambda l: l + [None] * (3 - len(l))
    t = {'round': p.get('round', 1), 'start': p.get('start', 0), 'active': p.get('seat', 0), 'point': 'menu',
         'seats': [seat(n, s) for n, s in enumerate(seats)]}
    if 'turn' in p: t['turn'] = p['turn']
    if 'market' in p: t['market'] = p['market']
    if 'caravans' in p: t['caravans'] = three(p['caravans'])
    if 'emperors' in p: t['emperors'] = three(p['emperors'])
    if 'tops' in p: t['tops'] = [p['tops'].get(c) for c in PROV]
    if 'bonus' in p: t['bonus'] = [p['bonus'].get(str(r)) for r in range(1, 17)]
    if 'down' in p:
        d, down = p['down'], {}
        if 'actions' in d: down['actions'] = d['actions']
        if 'caravans' in d: down['caravans'] = [d['caravans'].get('basic', 0), d['caravans'].get('advanced', 0)]
        if 'emperors' in d: down['emperors'] = d['emperors']
        if 'cups' in d: down['cups'] = [d['cups'].get(c, 0) for c in PROV]
        t['down'] = down
    unknown = set(p) - {'seats', 'round', 'start', 'seat', 'turn', 'market', 'caravans', 'emperors', 'tops', 'bonus', 'down'}
    assert not unknown, unknown
    return {'table': t, 'hands': [sorted(s.get('hand', [])) for s in seats]}

def see(fields, expect):
    facts = expect.setdefault('facts', {})
    for key, value in fields.items():
        if key == 'asked':
            if 'seat' in value:
                expect['asked'] = value['seat']; expect['decision'] = {'kind': value['question']}
            else:
                expect['asked'] = 'chance'
                if value.get('row') in ('market', 'caravan', 'emperor'): facts['point'] = {'fate': value['row']}
        elif key == 'supply':
            for k, v in value.items(): facts[f'supply {k}'] = v
        elif key == 'bonus':
            for k, v in value.items(): facts[f'bonus {k}'] = v
        elif key in ('caravans', 'emperors'): facts[key] = sorted(value)
        elif key in ('round', 'start', 'market', 'tops'): facts[key] = value
        elif key == 'seats':
            for n, s in value.items():
                for k, v in s.items():
                    if k in ('hand', 'discard', 'removed', 'pile', 'caravans'): v = sorted(v)
                    if k == 'slots': v = [{'top': x.get('top', x['cards'][0]), 'cards': sorted(x['cards'])} for x in v]
                    facts[f'seat {n} {k}'] = v
        else: raise Exception(f'see {key}')

def run(case):
    pos = case['position']
    seats = pos.get('seats', [{}, {}])
    parts, current = [], None
    for step in case['steps']:
        if current is None or 'back' in step:
            current = {'steps': [], 'expect': {}}
            parts.append(current)
            who, start = pos.get('seat', 0), pos.get('start', 0)
            passed = {n for n, s in enumerate(seats) if s.get('passed')}
            slots = [len(s.get('slots', [])) for s in seats]
            if 'back' in step: continue
        last = current['steps'][-1] if current['steps'] else None
        expect = last.setdefault('expect', {}) if last else current['expect']
        facts = expect.setdefault('facts', {})
        listed = lambda v: [v] if isinstance(v, str) else v
        if 'do' in step:
            for mv in listed(step['do']):
                current['steps'].append({'seat': who, 'move': mv})
                if mv.startswith('top '): slots[who] += 1
                if mv in ('pass', 'end'):
                    if mv == 'pass' or slots[who] == 4: passed.add(who)
                    n = len(seats)
                    nxt = [(who + k) % n for k in range(1, n + 1) if (who + k) % n not in passed]
                    if nxt: who = nxt[0]
                    else:
                        start = (start + 1) % n; who = start; passed.clear(); slots = [0] * n
        elif 'chance' in step: current['steps'] += [{'chance': c} for c in listed(step['chance'])]
        elif 'refuse' in step: current['steps'] += [{'seat': who, 'move': m, 'refused': c} for m, c in step['refuse'].items()]
        elif 'legal' in step: facts['legal'] = sorted(step['legal'])
        elif 'has' in step: facts.update({f'may {m}': True for m in step['has']})
        elif 'lacks' in step: facts.update({f'count {m}': 0 for m in step['lacks']})
        elif 'count' in step: facts.update({f'count {m}': n for m, n in step['count'].items()})
        elif 'outcomes' in step: facts['outcomes'] = step['outcomes']
        elif 'see' in step: see(step['see'], expect)
        elif 'score' in step:
            for n, items in step['score'].items(): facts.update({f'score {n} {k}': v for k, v in items.items()})
        elif 'winners' in step: facts['winners'] = step['winners']
        elif 'note' in step: pass
        else: raise Exception(step)
    for n, part in enumerate(parts):
        clean = lambda e: {k: v for k, v in e.items() if v != {}}
        for s in part['steps']:
            if 'expect' in s:
                s['expect'] = clean(s['expect'])
                if not s['expect']: del s['expect']
        clauses = [ITEMS.get(c, c) for c in case['clauses']]
        out = {'scenario': 1, 'game': 'tea_garden', 'title': case['title'],
               'clauses': [c for c in clauses if c[0] in 'TD' and c[1:].isdigit()], 'board': 'valley', 'position': position(pos)}
        if clean(part['expect']): out['expect'] = clean(part['expect'])
        out['steps'] = part['steps']
        name = case['id'].lower() + (f'-{n + 1}' if len(parts) > 1 else '')
        json.dump(out, open(f'{OUT}/{name}.json', 'w', encoding='utf-8'), indent=1, ensure_ascii=False)
        open(f'{OUT}/{name}.json', 'a').write('\n')
    return len(parts)

for old in glob.glob(f'{OUT}/[wx]*.json'): os.remove(old)
print(len(CASES), 'cases,', sum(run(c) for c in CASES), 'scenarios')
