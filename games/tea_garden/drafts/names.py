#!/usr/bin/env python3
"""Writes names.ftl.{en,pl,de,it}; four languages side by side, so that ids agree."""
import json
D='/work/shared/games/tea_garden/'
L=['en','pl','de','it']; out={l:[] for l in L}
def sec(*t):
    for l,x in zip(L,t): out[l]+=['',f'# {x}']
def m(id,*t):
    if len(t)==1: t=t*4
    for l,x in zip(L,t): out[l].append(f'{id} = {x}')
def sel(var,*cases,pad=8):
    """cases: (key, text); the last is the default."""
    s=f'{{ ${var} ->\n'
    for i,(k,t) in enumerate(cases):
        star=i==len(cases)-1
        s+=' '*(pad-(1 if star else 0))+('*' if star else '')+f'[{k}] {t}\n'
    return s+' '*(pad-4)+'}'
def n2(var,one,other,pad=8): return sel(var,('one',one),('other',other),pad=pad)
def n4(var,one,few,many,other,pad=8): return sel(var,('one',one),('few',few),('many',many),('other',other),pad=pad)
N='{ $n }'
def plural(var,en,pl,de,it,pre=('','','',''),post=('','','','')):
    v='{ $%s }'%var
    f=lambda i,w: f'{v} {w}{post[i]}'
    return [pre[0]+n2(var,*[f(0,w) for w in en]), pre[1]+n4(var,*[f(1,w) for w in pl]), pre[2]+n2(var,*[f(2,w) for w in de]), pre[3]+n2(var,*[f(3,w) for w in it])]
POINT=(('point','points'),('punkt','punkty','punktów','punktu'),('Punkt','Punkte'),('punto','punti'))
LEAF=(('leaf','leaves'),('liść','liście','liści','liścia'),('Blatt','Blätter'),('foglia','foglie'))
CARD=(('card','cards'),('kartę','karty','kart','karty'),('Karte','Karten'),('carta','carte'))
CARDG=(('card','cards'),('karty','kart','kart','karty'),('Karte','Karten'),('carta','carte'))
TOKEN=(('emperor token','emperor tokens'),('żeton cesarza','żetony cesarza','żetonów cesarza','żetonu cesarza'),('Kaisermarke','Kaisermarken'),('gettone imperatore','gettoni imperatore'))
MARK=(('cup marker','cup markers'),('znacznik filiżanki','znaczniki filiżanek','znaczników filiżanek','znacznika filiżanki'),('Tassenmarker','Tassenmarker'),('segnalino tazza','segnalini tazza'))
GREEN=(('green leaf','green leaves'),('zielony liść','zielone liście','zielonych liści','zielonego liścia'),('grünes Blatt','grüne Blätter'),('foglia verde','foglie verdi'))
SCROLLS={'strength':(('strength scroll','strength scrolls'),('zwój siły','zwoje siły','zwojów siły','zwoju siły'),('Stärkerolle','Stärkerollen'),('rotolo della forza','rotoli della forza')),
'teapot':(('teapot scroll','teapot scrolls'),('zwój czajniczka','zwoje czajniczka','zwojów czajniczka','zwoju czajniczka'),('Teekannenrolle','Teekannenrollen'),('rotolo della teiera','rotoli della teiera')),
'repeat':(('repeat scroll','repeat scrolls'),('zwój powtórzenia','zwoje powtórzenia','zwojów powtórzenia','zwoju powtórzenia'),('Wiederholungsrolle','Wiederholungsrollen'),('rotolo della ripetizione','rotoli della ripetizione'))}
DOT=('.',)*4
GAIN=('You gain ','Dostajesz ','Du bekommst ','Ricevi ')

for l,x in zip(L,['English','Polski','Deutsch','Italiano']): out[l].append(f'# Tea Garden: names of things. {x}')
for l,x in zip(L,[
 'A parameter with a word in it becomes the message KEY-WORD if there is one: { $province } "green" is province-green. So there are no scroll-… messages: effect-scroll chooses by the plain word.',
 'Parametr, w którym jest słowo, staje się komunikatem KLUCZ-SŁOWO, jeśli taki jest. Dlatego nie ma komunikatów scroll-…: effect-scroll wybiera według samego słowa.',
 'Ein Parameter mit einem Wort wird zur Nachricht SCHLÜSSEL-WORT, wenn es sie gibt. Darum gibt es keine Nachrichten scroll-…: effect-scroll wählt nach dem bloßen Wort.',
 'Un parametro con una parola diventa il messaggio CHIAVE-PAROLA, se c’è. Perciò non ci sono messaggi scroll-…: effect-scroll sceglie con la parola sola.']): out[l].append('# '+x)
for l in L: out[l].append('')
m('game-name','Tea Garden')
m('game-blurb','Grow tea along the Yangtze: play cards, found gardens, let leaves ripen and please caravans and emperor.','Uprawiaj herbatę nad Jangcy: zagrywaj karty, zakładaj ogrody, daj liściom dojrzeć, zadowól karawany i cesarza.','Tee am Jangtse anbauen: Karten ausspielen, Gärten anlegen, Blätter reifen lassen, Karawanen und Kaiser zufriedenstellen.','Coltiva il tè lungo lo Yangtze: gioca carte, fonda giardini, lascia maturare le foglie, accontenta carovane e imperatore.')
m('game-time','about 90 minutes','około 90 minut','etwa 90 Minuten','circa 90 minuti')
m('game-author','Tomáš Holek')

sec('Provinces','Prowincje','Provinzen','Province')
for i,t in [('yellow',('Home Valley','Rodzinna Dolina','Heimattal','Valle Natia')),('green',('Sichuan','Syczuan','Sichuan','Sichuan')),('blue',('Guizhou',)),('orange',('Hunan',)),('red',('Hubei',))]: m('province-'+i,*t)
sec('Regions, by number (as text, or the number is shown)','Regiony, według numeru (jako tekst, inaczej widać liczbę)','Regionen, nach Nummer (als Text, sonst steht die Zahl da)','Regioni, per numero (come testo, altrimenti si vede la cifra)')
for r in json.load(open(D+'map.json'))['regions']: m(f"region-{r['id']}",r['name'].replace("'","’"))
m('space-name','{ $region }, space { $letter }','{ $region }, pole { $letter }','{ $region }, Feld { $letter }','{ $region }, casella { $letter }')
m('river-name','Yangtze','Jangcy','Jangtse','Yangtze')
m('landmark-lake','Lake','Jezioro','See','Lago')
m('landmark-mountain','Mountain','Góra','Berg','Monte')

sec('Tracks','Tory','Leisten','Tracciati')
m('river-start','Start of the river','Początek rzeki','Start des Flusses','Partenza del fiume')
m('river-segment','Segment { $n } of the river','Odcinek rzeki { $n }','Flussabschnitt { $n }','Tratto { $n } del fiume')
m('river-berth',*plural('n',*POINT,pre=('Berth worth ','Przystań warta ','Liegeplatz für ','Approdo da ')))
m('university-start','Start of the university','Początek uniwersytetu','Start der Universität','Partenza dell’università')
m('university-sector','Sector { $n }','Sektor { $n }','Sektor { $n }','Settore { $n }')
m('university-centre','Centre of the university','Środek uniwersytetu','Mitte der Universität','Centro dell’università')
m('part-outer','outer part','część zewnętrzna','äußerer Teil','parte esterna')
m('part-inner','inner part','część wewnętrzna','innerer Teil','parte interna')
m('emperor-start','Foot of the emperor track','Dół toru cesarza','Fuß der Kaiserleiste','Piedi del tracciato dell’imperatore')
m('emperor-row','Emperor row { $n }','Szczebel { $n }','Kaiserstufe { $n }','Gradino { $n }')
m('end-points',*plural('n',*POINT,post=(' at the end',' na końcu',' am Ende',' alla fine')))

sec('Things','Rzeczy','Dinge','Cose')
for i,t in [
('leaf-green',('Green leaf','Zielony liść','Grünes Blatt','Foglia verde')),
('leaf-brown',('Brown leaf','Brązowy liść','Braunes Blatt','Foglia marrone')),
('basket',('Basket','Kosz','Korb','Cesto')),
('pagoda',('Pagoda','Pagoda','Pagode','Pagoda')),
('garden',('Garden','Ogród','Garten','Giardino')),
('boat',('Boat','Łódź','Boot','Barca')),
('worker',('Worker','Robotnik','Arbeiter','Lavoratore')),
('emperor_token',('Emperor token','Żeton cesarza','Kaisermarke','Gettone imperatore')),
('cup_tile',('Cup tile','Kafelek filiżanki','Tassenplättchen','Tessera tazza')),
('cup_row',('Cup row','Rząd filiżanek','Tassenreihe','Fila di tazze')),
('connection',('Connection','Połączenie','Verbindung','Collegamento')),
('cup_marker',('Cup marker','Znacznik filiżanki','Tassenmarker','Segnalino tazza')),
('bonus_token',('Bonus token','Żeton premii','Bonusplättchen','Gettone bonus')),
('scroll',('Scroll','Zwój','Schriftrolle','Rotolo')),
('scroll-strength',('Strength scroll','Zwój siły','Stärkerolle','Rotolo della forza')),
('scroll-teapot',('Teapot scroll','Zwój czajniczka','Teekannenrolle','Rotolo della teiera')),
('scroll-repeat',('Repeat scroll','Zwój powtórzenia','Wiederholungsrolle','Rotolo della ripetizione')),
('card-starting',('Starting card','Karta początkowa','Startkarte','Carta iniziale')),
('card-action',('Action card','Karta akcji','Aktionskarte','Carta azione')),
('card-emperor',('Emperor card','Karta cesarza','Kaiserkarte','Carta imperatore')),
('caravan-basic',('Basic caravan','Karawana podstawowa','Einfache Karawane','Carovana di base')),
('caravan-advanced',('Advanced caravan','Karawana zaawansowana','Fortgeschrittene Karawane','Carovana avanzata')),
('trade',('Trade','Oferta','Angebot','Offerta')),
('tier',('Tier','Próg','Schwelle','Soglia')),
('market',('Market','Rynek','Markt','Mercato')),
('river',('River','Rzeka','Fluss','Fiume')),
('university',('University','Uniwersytet','Universität','Università')),
('emperor_track',('Emperor track','Tor cesarza','Kaiserleiste','Tracciato dell’imperatore')),
('turn_slot',('Turn slot','Miejsce tury','Zugfeld','Spazio del turno')),
('draw_pile',('Draw pile','Stos dobierania','Nachziehstapel','Pila di pesca')),
('discard_pile',('Discard pile','Stos kart odrzuconych','Ablagestapel','Pila degli scarti')),
('deck',('Deck','Talia','Deck','Mazzo')),
('supply',('Supply','Zapas','Vorrat','Riserva')),
('strength',('Strength','Siła','Stärke','Forza')),
('quality',('Quality','Jakość','Qualität','Qualità')),
('value',('Value','Wartość','Wert','Valore')),
]: m('thing-'+i,*t)
for i,r in enumerate(['I','II','III','IV','V'],1): m(f'level-{i}',f'Level {r}',f'Poziom {r}',f'Stufe {r}',f'Livello {r}')

sec('Symbols and actions','Symbole i akcje','Symbole und Aktionen','Simboli e azioni')
for i,t in [('green',('green teapot','zielony czajniczek','grüne Teekanne','teiera verde')),('red',('red teapot','czerwony czajniczek','rote Teekanne','teiera rossa')),('blue',('blue teapot','niebieski czajniczek','blaue Teekanne','teiera blu')),('any',('teapot of any colour','czajniczek dowolnego koloru','Teekanne beliebiger Farbe','teiera di qualsiasi colore'))]: m('teapot-'+i,*t)
for i,t in [('river',('River','Rzeka','Fluss','Fiume')),('cups',('Cups','Filiżanki','Tassen','Tazze')),('university',('University','Uniwersytet','Universität','Università'))]: m('side-'+i,*t)
for i,t in [('garden',('Found a garden','Załóż ogród','Einen Garten anlegen','Fondare un giardino')),('buy',('Buy a card','Kup kartę','Eine Karte kaufen','Comprare una carta')),('caravan',('Sell to a caravan','Sprzedaj karawanie','An eine Karawane verkaufen','Vendere a una carovana')),('ferment',('Ferment','Fermentuj','Fermentieren','Fermentare')),('harvest',('Extra harvest','Dodatkowy zbiór','Zusätzliche Ernte','Raccolto extra')),('advance',('Rise on the emperor track','Awansuj na torze cesarza','Auf der Kaiserleiste aufsteigen','Salire sul tracciato dell’imperatore')),('marker',('Use a cup marker','Użyj znacznika filiżanki','Einen Tassenmarker nutzen','Usare un segnalino tazza')),('repeat',('Repeat the side action','Powtórz akcję poboczną','Die Nebenaktion wiederholen','Ripetere l’azione secondaria')),('fee',('Pay the fee','Zapłać opłatę','Die Gebühr zahlen','Pagare la quota')),('pass',('Pass','Pasuj','Passen','Passare')),('end',('End the turn','Zakończ turę','Den Zug beenden','Chiudere il turno'))]: m('action-'+i,*t)

sec('Emperor cards. Other cards have no names; their ids are shown','Karty cesarza. Inne karty nie mają nazw; widać ich oznaczenia','Kaiserkarten. Andere Karten haben keine Namen; ihre Bezeichnung steht da','Carte imperatore. Le altre carte non hanno nomi; si vede la sigla')
T=[('Master of the Cellar','Mistrz piwnicy','Kellermeister','Maestro della cantina'),('Keeper of Dark Tea','Strażnik ciemnej herbaty','Hüter des dunklen Tees','Custode del tè scuro'),('Spring Harvest','Wiosenny zbiór','Frühlingsernte','Raccolto di primavera'),('Imperial Seal','Cesarska pieczęć','Kaiserliches Siegel','Sigillo imperiale'),('Imperial Decree','Cesarski dekret','Kaiserlicher Erlass','Decreto imperiale'),('Keeper of the Teapots','Strażnik czajniczków','Hüter der Teekannen','Custode delle teiere'),('Lord of the Gardens','Pan ogrodów','Herr der Gärten','Signore dei giardini'),('Garden Architect','Architekt ogrodów','Gartenbaumeister','Architetto dei giardini'),('Caravan Master','Mistrz karawan','Karawanenmeister','Maestro delle carovane'),('Road Warden','Strażnik traktu','Wächter der Straße','Guardiano della strada'),('Refined Court','Wytworny dwór','Erlesener Hof','Corte raffinata'),('Admiral of the River','Admirał rzeki','Admiral des Flusses','Ammiraglio del fiume'),('Chancellor of Studies','Kanclerz nauk','Kanzler der Studien','Cancelliere degli studi'),('Porcelain Patron','Mecenas porcelany','Mäzen des Porzellans','Mecenate della porcellana'),('Tea Ceremony','Ceremonia herbaty','Teezeremonie','Cerimonia del tè'),('Grand Tea Ceremony','Wielka ceremonia herbaty','Große Teezeremonie','Grande cerimonia del tè')]
for c,t in zip(json.load(open(D+'emperor_cards.json'))['cards'],T):
    assert c['title']==t[0]; m('card-'+c['id'],*t)

sec('What emperor cards score','Za co punktują karty cesarza','Wofür Kaiserkarten zählen','Per che cosa contano le carte imperatore')
def scoring(id,en,pl,de,it,unit):
    a=plural('vp',*POINT,post=(f' for each {en}',f' za {pl}',f' für {de}',f' per ogni {it}'))
    u=plural('max',*unit)
    m('scoring-'+id,*[f'{x}{c}{y}.' for x,c,y in zip(a,(', for at most ',', najwyżej za ',', für höchstens ',', per al massimo '),u)])
UL=(('leaf','leaves'),('liść','liście','liści','liścia'),('Blatt','Blätter'),('foglia','foglie'))
US=(('scroll','scrolls'),('zwój','zwoje','zwojów','zwoju'),('Rolle','Rollen'),('rotolo','rotoli'))
UG=(('garden','gardens'),('ogród','ogrody','ogrodów','ogrodu'),('Garten','Gärten'),('giardino','giardini'))
UK=(('caravan','caravans'),('karawanę','karawany','karawan','karawany'),('Karawane','Karawanen'),('carovana','carovane'))
scoring('brown_leaves','brown leaf','każdy brązowy liść','jedes braune Blatt','foglia marrone',UL)
scoring('green_leaves','green leaf','każdy zielony liść','jedes grüne Blatt','foglia verde',UL)
scoring('teapot_scrolls','teapot scroll','każdy zwój czajniczka','jede Teekannenrolle','rotolo della teiera',US)
scoring('gardens','garden','każdy ogród','jeden Garten','giardino',UG)
scoring('caravans','caravan','każdą karawanę','jede Karawane','carovana',UK)
scoring('river_cards','card with river in your deck','każdą kartę z rzeką w talii','jede Karte mit Fluss in deinem Deck','carta con il fiume nel mazzo',CARD)
scoring('university_cards','card with university in your deck','każdą kartę z uniwersytetem w talii','jede Karte mit Universität in deinem Deck','carta con l’università nel mazzo',CARD)
scoring('cups_cards','card with cups in your deck','każdą kartę z filiżankami w talii','jede Karte mit Tassen in deinem Deck','carta con le tazze nel mazzo',CARD)
scoring('teapot_cards','card with a teapot in your deck','każdą kartę z czajniczkiem w talii','jede Karte mit Teekanne in deinem Deck','carta con una teiera nel mazzo',CARD)
m('scoring-flat',*plural('vp',*POINT,post=DOT))
m('scoring-flat_minus',*plural('vp',*POINT,post=(', less { $minus } for each starting card in your deck.',', minus { $minus } za każdą kartę początkową w talii.',', weniger { $minus } für jede Startkarte in deinem Deck.',', meno { $minus } per ogni carta iniziale nel mazzo.')))

sec('Cup tiles: left half, right half','Kafelki filiżanek: lewa połowa, prawa połowa','Tassenplättchen: linke Hälfte, rechte Hälfte','Tessere tazza: metà sinistra, metà destra')
C={'blue':('blue','niebieski','Blau','blu'),'green':('green','zielony','Grün','verde'),'white':('white','biały','Weiß','bianca')}
for c,t in C.items(): m('half-'+c,t[0],t[1].replace('ski','ska').replace('ony','ona').replace('ały','ała'),t[2].lower(),t[3])
for t in json.load(open(D+'cups.json'))['tiles']:
    a,b=C[t['left']],C[t['right']]
    m('cup-'+t['id'],f'{a[0]}–{b[0]} tile',f'kafelek {a[1]}–{b[1]}',f'Plättchen {a[2]}–{b[2]}',f'tessera {a[3]}–{b[3]}')

sec('Effects, as sentences','Efekty, jako zdania','Wirkungen, als Sätze','Effetti, come frasi')
m('effect-vp',*plural('n',*POINT,pre=GAIN,post=DOT))
m('effect-leaves',*plural('n',*GREEN,pre=GAIN,post=(' of quality { $q }.',' jakości { $q }.',' der Qualität { $q }.',' di qualità { $q }.')))
m('effect-ferment','You may ferment '+n2('n','{ $n } leaf.','up to { $n } leaves.'),'Możesz sfermentować '+n4('n','{ $n } liść.','najwyżej { $n } liście.','najwyżej { $n } liści.','najwyżej { $n } liścia.'),'Du darfst '+n2('n','{ $n } Blatt fermentieren.','bis zu { $n } Blätter fermentieren.'),'Puoi fermentare '+n2('n','{ $n } foglia.','fino a { $n } foglie.'))
m('effect-emperor_token',*plural('n',*TOKEN,pre=GAIN,post=DOT))
def scrolls(i,pre,end):
    out=[]
    for k in SCROLLS:
        w=SCROLLS[k][i]
        inner=(n4 if i==1 else n2)('n',*['{ $n } '+x+end for x in w],pad=16)
        out.append((k,inner))
    return pre+sel('scroll',*out)
m('effect-scroll',*[scrolls(i,GAIN[i],'.') for i in range(4)])
m('effect-cup_marker',*plural('n',*MARK,pre=GAIN,post=DOT))
m('effect-draw',*plural('n',*CARD,pre=('You may draw ','Możesz dobrać ','Du darfst ','Puoi pescare '),post=('.','.',' ziehen.','.')))
m('effect-draw_discard','You may draw '+n2('n','{ $n } card, then discard one.','{ $n } cards, then discard as many.'),'Możesz dobrać '+n4('n','{ $n } kartę, a potem odrzucić jedną.','{ $n } karty, a potem odrzucić tyle samo.','{ $n } kart, a potem odrzucić tyle samo.','{ $n } karty, a potem odrzucić tyle samo.'),'Du darfst '+n2('n','{ $n } Karte ziehen und legst dann eine ab.','{ $n } Karten ziehen und legst dann ebenso viele ab.'),'Puoi pescare '+n2('n','{ $n } carta, poi ne scarti una.','{ $n } carte, poi ne scarti altrettante.'))
m('effect-remove_card',*plural('n',*CARD,pre=('You may remove ','Możesz usunąć z gry ','Du darfst ','Puoi eliminare '),post=(' from the game.','.',' aus dem Spiel nehmen.',' dal gioco.')))
m('effect-sell_leaves',
 'You may sell up to { $max } leaves: '+n2('green','{ $green } point','{ $green } points')+' for each green one, { $brown } for each brown one.',
 'Możesz sprzedać liście, najwyżej { $max }: '+n4('green','{ $green } punkt','{ $green } punkty','{ $green } punktów','{ $green } punktu')+' za każdy zielony, { $brown } za każdy brązowy.',
 'Du darfst bis zu { $max } Blätter verkaufen: '+n2('green','{ $green } Punkt','{ $green } Punkte')+' für jedes grüne, { $brown } für jedes braune.',
 'Puoi vendere fino a { $max } foglie: '+n2('green','{ $green } punto','{ $green } punti')+' per ogni verde, { $brown } per ogni marrone.')
m('effect-emperor_card','You take '+n2('n','{ $n } open emperor card.','{ $n } open emperor cards.'),'Bierzesz '+n4('n','{ $n } odkrytą kartę cesarza.','{ $n } odkryte karty cesarza.','{ $n } odkrytych kart cesarza.','{ $n } odkrytej karty cesarza.'),'Du nimmst '+n2('n','{ $n } offene Kaiserkarte.','{ $n } offene Kaiserkarten.'),'Prendi '+n2('n','{ $n } carta imperatore scoperta.','{ $n } carte imperatore scoperte.'))

sec('The same in brief, for boards and lists','To samo krótko, na plansze i listy','Dasselbe kurz, für Pläne und Listen','Lo stesso in breve, per tabelloni ed elenchi')
m('brief-vp',*plural('n',*POINT))
m('brief-leaves',*plural('n',*LEAF,post=(' of quality { $q }',' jakości { $q }',' der Qualität { $q }',' di qualità { $q }')))
m('brief-ferment','ferment { $n }','fermentacja { $n }','{ $n } fermentieren','fermentare { $n }')
m('brief-emperor_token',*plural('n',*TOKEN))
m('brief-scroll',*[scrolls(i,'','') for i in range(4)])
m('brief-cup_marker',*plural('n',*MARK))
m('brief-draw',*plural('n',*CARDG,pre=('draw ','dobranie ','','pescare '),post=('','',' ziehen','')))
m('brief-draw_discard','draw { $n }, discard { $n }','dobranie { $n }, odrzucenie { $n }','{ $n } ziehen, { $n } ablegen','pescare { $n }, scartare { $n }')
m('brief-remove_card',*plural('n',*CARDG,pre=('remove ','usunięcie ','','eliminare '),post=('','',' entfernen','')))
m('brief-sell_leaves','sell up to { $max } leaves: green { $green }, brown { $brown }','sprzedaż do { $max } liści: zielony { $green }, brązowy { $brown }','bis zu { $max } Blätter verkaufen: grün { $green }, braun { $brown }','vendere fino a { $max } foglie: verde { $green }, marrone { $brown }')
m('brief-emperor_card','choose '+n2('n','{ $n } emperor card','{ $n } emperor cards'),'wybór '+n4('n','{ $n } karty cesarza','{ $n } kart cesarza','{ $n } kart cesarza','{ $n } karty cesarza'),n2('n','{ $n } Kaiserkarte wählen','{ $n } Kaiserkarten wählen'),'scegliere '+n2('n','{ $n } carta imperatore','{ $n } carte imperatore'))

sec('Prices','Ceny','Preise','Prezzi')
m('price-leaves',*plural('n',*LEAF,post=(' of quality { $q } or better',' jakości { $q } lub lepszej',' der Qualität { $q } oder besser',' di qualità { $q } o migliore')))
m('price-any',*plural('n',*LEAF))
m('price-brown',*plural('n',('brown leaf','brown leaves'),('brązowy liść','brązowe liście','brązowych liści','brązowego liścia'),('braunes Blatt','braune Blätter'),('foglia marrone','foglie marroni')))
m('price-row',*[f'{a}{b}' for a,b in zip(plural('tokens',*TOKEN),(', a leaf of quality { $quality } or better',', liść jakości { $quality } lub lepszej',', ein Blatt der Qualität { $quality } oder besser',', una foglia di qualità { $quality } o migliore'))])
fee=plural('leaves',*LEAF)
brown=[', at least { $brown } of them brown',', w tym co najmniej '+n4('brown','{ $brown } brązowy','{ $brown } brązowe','{ $brown } brązowych','{ $brown } brązowego'),', davon mindestens { $brown } braun',', di cui almeno '+n2('brown','{ $brown } marrone','{ $brown } marroni')]
m('price-fee',*[a+b for a,b in zip(fee,brown)])
for l in L: open(f'/tmp/tea-text/names.ftl.{l}','w',encoding='utf-8').write('\n'.join(out[l])+'\n')
