#!/usr/bin/env python3
"""Wraps src/LANG.md to 118 columns: en -> RULES.md, others -> rules/LANG.md."""
import re, os
here=os.path.dirname(os.path.abspath(__file__)); W=118
def wrap(text, first, rest):
    # code spans stay whole
    spans=[]
    def keep(m): spans.append(m.group(0)); return f"\x00{len(spans)-1}\x00"
    t=re.sub(r'`[^`]*`', keep, text)
    t=re.sub(r'\x00(\d+)\x00', lambda m: spans[int(m.group(1))].replace(' ','\x01'), t)
    lines=[];cur=first;empty=True
    for w in t.split(' '):
        if not empty and len(cur)+1+len(w)>W: lines.append(cur); cur=rest+w
        else: cur=cur+('' if empty else ' ')+w
        empty=False
    lines.append(cur)
    return '\n'.join(lines).replace('\x01',' ')
for l in ['en','pl','de','it']:
    out=[]
    for line in open(f'{here}/src/{l}.md',encoding='utf-8').read().split('\n'):
        if line.startswith('- '): out.append(wrap(line[2:],'- ','  '))
        elif line.startswith(('|','#')) or not line: out.append(line)
        else: out.append(wrap(line,'',''))
    p=f'{here}/RULES.md' if l=='en' else f'{here}/rules/{l}.md'
    open(p,'w',encoding='utf-8').write('\n'.join(out))
