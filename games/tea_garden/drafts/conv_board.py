#!/usr/bin/env python3
"""Makes boards/valley.json of the contract's data files. usage: conv_board.py FOLDER > boards/valley.json"""
import json, sys
D = sys.argv[1]
J = lambda f: json.load(open(f'{D}/{f}.json', encoding='utf-8'))
M, RIV, UNI, EMT, RB, CUP, SC, AC, KC, EC, PB = (J(f) for f in ('map','river','university','emperor_track','region_bonuses','cups','starting_cards','action_cards','caravan_cards','emperor_cards','player_board'))
strip = lambda d, *ks: {k: v for k, v in d.items() if k not in ks}
swap = lambda g, b: next(x['pay'] for x in PB['exchanges'] if x['get'] == g and (x['pay']['brown'] > 0) == b)
board = {
 'id': 'valley', 'name': 'The valley of the Yangtze', 'source': 'reconstructed',
 'provinces': [strip(p, 'start', 'regions') for p in M['provinces']],
 'start_region': M['start_region'],
 'regions': [strip(r, 'capacity') for r in M['regions']],
 'river': {'segments': RIV['segments']},
 'university': strip(UNI, 'game', 'file', 'clockwise'),
 'emperor_track': strip(EMT, 'game', 'file', 'top_row', 'top_row_end_vp'),
 'tokens': RB['tokens'],
 'cups': {'stack_sizes': CUP['stack_sizes'], 'match_table': CUP['match_table'], 'tiles': CUP['tiles']},
 'starting_cards': SC['cards'],
 'action_cards': {'used_per_level': AC['used_per_level'], 'cards': AC['cards']},
 'caravans': {'basic_used': KC['basic_used'], 'cards': [strip(c, 'kind') for c in KC['cards']]},
 'emperor_cards': EC['cards'],
 'player_board': {
  'garden_strengths': PB['garden_strengths'], 'start_leaves': strip(PB['start_leaves'], 'color'),
  'fee': {'leaves': PB['turn_slots'][3]['cost']['leaves'], 'brown': PB['turn_slots'][3]['cost']['of_which_brown']},
  'teapot_leaves': swap('teapot_any', False)['leaves'], 'teapot_brown': swap('teapot_any', True)['leaves'],
  'repeat_brown': swap('repeat_side_action', True)['leaves'],
  'distance_surcharge': PB['distance_surcharge'], 'workers': PB['pieces']['workers'],
  'market_slot_strengths': PB['market_slot_strengths'], 'supply': PB['supply'], 'player_colors': PB['player_colors']},
 'viewbox': M['viewbox'],
 'decor': {'river': M['river'], 'landmarks': M['landmarks']},
}
def dump(v, ind=0):
    s = json.dumps(v, ensure_ascii=False)
    if len(s) + ind <= 118 or not isinstance(v, (dict, list)): return s
    pad = ' ' * (ind + 1)
    if isinstance(v, list):
        if all(isinstance(x, list) and len(x) == 2 and all(isinstance(y, (int, float)) for y in x) for x in v):
            out, line = [], ''
            for x in v:
                t = json.dumps(x) + ', '
                if len(line) + len(t) > 115 - ind: out.append(line.rstrip()); line = ''
                line += t
            out.append(line.rstrip(', '))
            return '[\n' + '\n'.join(pad + o for o in out) + '\n' + ' ' * ind + ']'
        return '[\n' + ',\n'.join(pad + dump(x, ind + 1) for x in v) + '\n' + ' ' * ind + ']'
    return '{\n' + ',\n'.join(pad + json.dumps(k) + ': ' + dump(x, ind + 1) for k, x in v.items()) + '\n' + ' ' * ind + '}'
text = dump(board)
assert json.loads(text) == board
print(text)
