# Emperor of China. English

game-name = Emperor of China
game-blurb = Grow, colonise, attack or come to terms over 21 provinces, and take what Yang and Yin bring.
game-time = about 90 minutes
game-author = G. L. Lamborn (1972), Spielekreis Wien (1985)
board-china = China
option-rules = Rule set
option-rules-vienna = Vienna 1985
option-rules-classic = Classic 1972
option-rules-note = Vienna has one die and 33 turns. Classic has more dice, more ways to negotiate and ends with the Mandate of Heaven. All choices below follow the rule set unless you change them.
option-first = Who begins
option-first-random = Random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5
option-supply = Markers of each colour
option-supply-preset = As in the rule set
option-supply-25 = 25
option-supply-30 = 30
option-setup = The beginning
option-setup-preset = As in the rule set
option-setup-establish = A set-up round with cards
option-setup-first_turn = Part of the first turn
option-base_markers = The three regular markers
option-base_markers-preset = As in the rule set
option-base_markers-split = Spread at will
option-base_markers-together = All in one province
option-bonus_target = Markers from symbols
option-bonus_target-preset = As in the rule set
option-bonus_target-origin = In the province of the symbol
option-bonus_target-origin_or_adjoining = There or in an adjoining province
option-cap_check = More than ten markers
option-cap_check-preset = As in the rule set
option-cap_check-end_of_phase_three = Taken off after phase three
option-cap_check-at_once = Taken off at once
option-colonise_leave = Left behind when colonising
option-colonise_leave-preset = As in the rule set
option-colonise_leave-0 = No marker
option-colonise_leave-1 = One marker
option-symbol_garrison = A symbol keeps one marker
option-symbol_garrison-preset = As in the rule set
option-symbol_garrison-true = Yes
option-symbol_garrison-false = No
option-symbol_garrison-note = If so, nobody may empty a province of their own that has a symbol by colonising, moving or advancing.
option-dice = Dice in one throw
option-dice-preset = As in the rule set
option-dice-up_to_markers = Up to one for each marker
option-dice-single = One
option-withdraw = The defender may withdraw
option-withdraw-preset = As in the rule set
option-withdraw-before_first_throw = Before the first throw
option-withdraw-any_time = Before every throw
option-repeat_attack = The same attack again
option-repeat_attack-preset = As in the rule set
option-repeat_attack-unlimited = Without limit
option-repeat_attack-once = Once a turn
option-advanced_may_attack = Victors may attack again
option-advanced_may_attack-preset = As in the rule set
option-advanced_may_attack-true = Yes
option-advanced_may_attack-false = No
option-demand_withdrawal = Demands to withdraw
option-demand_withdrawal-preset = As in the rule set
option-demand_withdrawal-true = With
option-demand_withdrawal-false = Without
option-demand_withdrawal-note = Instead of attacking you may ask a neighbour to leave a province. No card is shown, so you may bluff.
option-battle_merge_senior = A merger during an attack
option-battle_merge_senior-preset = As in the rule set
option-battle_merge_senior-attacker = The attacker leads
option-battle_merge_senior-stronger = The stronger state leads
option-cornered_turns = Cornered states
option-cornered_turns-preset = As in the rule set
option-cornered_turns-5 = Give in after five turns
option-cornered_turns-0 = May hold out
option-cornered_turns-note = A state is cornered when it has one province and others occupy everything around it.
option-inference = Influence over empty provinces
option-inference-preset = As in the rule set
option-inference-enclosed = Enclosed ones
option-inference-adjoining_or_enclosed = Adjoining or enclosed ones
option-inference-note = Enclosed: only one state can reach it. Adjoining: all its occupied neighbours belong to one state.
option-timer = The game is scored
option-timer-preset = As in the rule set
option-timer-mandate = When the Mandate is drawn
option-timer-turn_limit = After a number of turns
option-turn_limit = Number of turns
option-turn_limit-preset = As in the rule set
option-turn_limit-20 = 20
option-turn_limit-24 = 24
option-turn_limit-28 = 28
option-turn_limit-30 = 30
option-turn_limit-32 = 32
option-turn_limit-33 = 33
option-turn_limit-36 = 36
option-turn_limit-40 = 40
option-turn_limit-note = Counts only if the game is scored after a number of turns. 33 comes out even for three players; take 32 for two or four, 30 for five.
option-decks = Cards
option-decks-preset = As in the rule set
option-decks-classic = Classic, with the Mandate
option-decks-vienna = Vienna, without the Mandate
option-yin_33 = One more Plague
option-yin_33-false = No
option-yin_33-true = Yes
option-yin_33-note = Only with the Classic cards: one old list counts 33 Yin cards, others 32.
option-honan_shensi = Border Honan–Shensi
option-honan_shensi-open = Open
option-honan_shensi-mountain = Mountains
option-honan_shensi-note = On the printed map it is hard to tell. Open is livelier.
option-shantung_anhwei = Border Shantung–Anhwei
option-shantung_anhwei-impassable = No passage
option-shantung_anhwei-open = Open
option-shantung_anhwei-note = The two provinces hardly touch.
setup-mandate = Only the Classic cards hold the Mandate. Choose them, or let the game be scored after a number of turns.
setup-yin-33 = The additional Plague belongs to the Classic cards. Choose them, or play without it.

# Questions
ask-place-initial = { $seat } chooses a province to begin in.
ask-phase-one = { $seat } places new markers.
ask-phase-two = { $seat } may colonise unoccupied provinces.
ask-phase-three = { $seat } may move markers between own provinces.
ask-idle = { $seat } may attack or negotiate.
ask-merge-asked = { $seat } is asked to merge: accept or refuse.
ask-demand-asked = { $seat } is asked to leave a province: withdraw or stay.
ask-defender-to-answer = { $seat } is attacked: stand, withdraw or offer a merger.
ask-offer-asked = { $seat } is offered a merger instead of the fight: accept or refuse.
ask-attacker-to-roll = { $seat } throws the dice or breaks off.
ask-advance = { $seat } has won and says how many markers advance.
ask-designate-yang = { $seat } names a province for Yang.
ask-designate-yin = { $seat } names a province for Yin.
ask-relief-asked = { $seat } may play a relief card or take the loss.
ask-cornered-choice = { $seat } is cornered: join a neighbour or leave the game.
ask-cornered-asked = { $seat } is asked to take in a cornered state: accept or refuse.
help-move = settle honan places the first three markers. grow honan places a new marker, drop gives one up. colonise honan hupeh sends three, move honan hupeh 2 moves two, end_phase ends a phase. attack honan hupeh attacks; stand, withdraw hupeh or offer_merge answer; roll 1 throws, break_off stops, advance 2 moves in. propose_merge 1 asks the second seat, with a share: propose_merge 1 30; demand hupeh asks for a province; accept or refuse answer. yang honan and yin honan name provinces, relief yes or relief no. join 1 or leave if you are cornered. Seats are counted from 0.

# Refusals
refuse-game-over = The game is over.
refuse-not-asked = It is not for you to decide now: { $asked } is asked.
refuse-not-now = That is no answer to what is asked now. First do what you are asked.
refuse-settle-taken = { $province } is occupied. Begin in an unoccupied province.
refuse-settle-apart = { $province } does not adjoin the provinces you have chosen. Choose one that does.
refuse-settle-narrow = Around { $province } there is not enough free land for all your first provinces. Begin where more is free.
refuse-grow-where = You have no markers in { $province }. New markers go to provinces you occupy.
refuse-grow-together = The three regular markers stay together. The first one lies in { $place }, so the others go there too.
refuse-bonus-where = This marker comes from a symbol in { $origin } and cannot go to { $province }. Place it in { $origin }, or, if the rules allow it, in a province of yours beside it.
refuse-no-drop = Your supply is large enough, so no marker is given up. Place it.
refuse-colonise-where = Colonists cannot go from { $from } to { $to }. They leave a province of yours for an adjoining one that nobody occupies.
refuse-colonise-few = Colonising takes three markers, and { $from } has fewer. Let it grow first.
refuse-colonise-stay = { $stay ->
        [one] { $stay } marker has
       *[other] { $stay } markers have
    } to stay in { $from }, and with three colonists gone there would be fewer.
refuse-colonise-spent = Too many markers in { $from } have come there in this turn and go no further. Three others are needed.
refuse-move-where = Nothing moves from { $from } to { $to }. Both must be provinces of yours with markers in them, and they must adjoin.
refuse-move-spent = { $most ->
        [0] All markers in { $from } have crossed a border in this turn. Each crosses one only.
        [one] Only { $most } marker in { $from } has not crossed a border in this turn. Move no more than that.
       *[other] Only { $most } markers in { $from } have not crossed a border in this turn. Move no more than that.
    }
refuse-move-garrison = { $from } has a symbol, so one marker stays there. Move fewer.
refuse-move-full = { $most ->
        [0] { $to } is full: a province holds ten markers.
        [one] { $to } has room for { $most } more marker: a province holds ten.
       *[other] { $to } has room for { $most } more markers: a province holds ten.
    }
refuse-attack-where = { $from } cannot attack { $to }. An attack leads from a province of yours to an adjoining one that somebody else occupies.
refuse-attack-advanced = All markers in { $from } have advanced in this turn, and they do not attack again. Attack from elsewhere.
refuse-attack-again = { $from } has attacked { $to } in this turn already. Attack from elsewhere, or wait for your next turn.
refuse-attack-card = { $barrier ->
        [water] Water lies on this border. To attack over it you need a Water Crossing card.
        [mountain] Mountains lie on this border. To attack over them you need a Mountain Crossing card.
       *[wall] The Great Wall stands on this border. To attack over it you need a Wall Crossing card.
    } No other card helps.
refuse-merge-whom = { $asked } cannot be asked to merge. Ask another player who has markers on the board and whom you have not asked in this turn.
refuse-no-demands = This game is played without demands. Attack, or propose a merger.
refuse-demand-where = You cannot ask for { $province }. Ask once a turn for a province of another that adjoins yours and from which its markers can withdraw.
refuse-withdraw-where = Markers cannot withdraw to { $province }. They go to one adjoining province that you occupy.
refuse-offer-twice = You have offered a merger in this attack already. Stand or withdraw.
refuse-roll-dice = { $most ->
        [one] You throw one die.
       *[other] You throw 1 to { $most } dice, no more than you have markers to attack with.
    }
refuse-advance-many = { $most ->
        [0] No marker can advance.
        [one] At most { $most } marker can advance.
       *[other] At most { $most } markers can advance.
    }
refuse-name-where = You have no markers in { $province }. Cards go to provinces you occupy.
refuse-no-relief = You have no card that helps here. A card drawn just now helps only if Yang and Yin are for the same province.
refuse-join-whom = You cannot join { $asked }. Ask a neighbour who has not refused in this turn, or leave.

# Events. That somebody gives up is said in the words of the house.
event-first = { $seat } begins.
event-turn = Turn { $turn }: { $seat }.
event-settled = { $seat } begins in { $province } with three markers.
event-grew = { $back ->
        [true] { $province } is full: a new marker of { $seat } goes back to the supply.
       *[other] { $seat } places a new marker in { $province }.
    }
event-dropped = { $seat } gives up a new marker: the supply is too small.
event-lapsed = { $seat } has too small a supply: { $count ->
        [one] { $count } new marker lapses.
       *[other] { $count } new markers lapse.
    }
event-colonised = { $seat } colonises { $to } from { $from }.
event-moved = { $seat } moves { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } from { $from } to { $to }.
event-phase-ended = { $phase ->
        [2] { $seat } has finished colonising.
        [3] { $seat } has finished moving.
       *[other] { $seat } attacks and negotiates no more.
    }
event-trimmed = { $province } holds ten: { $seat } takes off { $count ->
        [one] { $count } marker.
       *[other] { $count } markers.
    }
event-attacked = { $barrier ->
        [water] { $seat } plays Water Crossing and attacks { $to } from { $from }. { $owner } defends.
        [mountain] { $seat } plays Mountain Crossing and attacks { $to } from { $from }. { $owner } defends.
        [wall] { $seat } plays Wall Crossing and attacks { $to } from { $from }. { $owner } defends.
       *[open] { $seat } attacks { $to } from { $from }. { $owner } defends.
    }
event-stood = { $seat } stays in { $province }.
event-withdrew = { $seat } withdraws from { $province } to { $to }{ $lost ->
        [0] .
        [one] ; { $lost } marker finds no room.
       *[other] ; { $lost } markers find no room.
    }
event-offered = { $share ->
        [none] { $seat } offers { $asked } a merger instead of the fight.
       *[other] { $seat } offers { $asked } a merger instead of the fight; share named: { $share } %.
    }
event-proposed = { $share ->
        [none] { $seat } proposes a merger to { $asked }.
       *[other] { $seat } proposes a merger to { $asked }; share named: { $share } %.
    }
event-accepted = { $seat } accepts.
event-refused = { $seat } refuses.
event-merged = { $seat } is now junior partner of { $owner }{ $lost ->
        [0] .
        [one] ; the supply lacks { $lost } marker.
       *[other] ; the supply lacks { $lost } markers.
    }
event-merger-agreed = It is agreed: when this turn ends, { $seat } joins { $owner }.
event-rolled = { $seat } throws { $dice ->
        [one] one die.
       *[other] { $dice } dice.
    }
event-die = The die shows { $face }.
event-fought = Losses: { $from } { $attackers }, { $to } { $defenders }.
event-broke-off = { $seat } breaks off the attack.
event-advanced = { $count ->
        [0] { $seat } does not advance; { $to } stays empty.
        [one] { $seat } advances from { $from } to { $to } with { $count } marker.
       *[other] { $seat } advances from { $from } to { $to } with { $count } markers.
    }
event-demanded = { $seat } asks { $owner } to leave { $province }.
event-eliminated = { $seat } has no markers left and is out.
event-named-yang = { $seat } names { $province } for Yang.
event-named-yin = { $seat } names { $province } for Yin.
event-drew-yang = { $card ->
        [none] { $seat } draws a Yang card.
       *[other] { $seat } draws Yang: { $card }.
    }
event-drew-yin = { $seat } draws Yin: { $card }.
event-relieved = { $seat } plays { $card } and loses nothing.
event-not-relieved = { $seat } plays no relief card.
event-lost = { $seat } loses { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } in { $province }.
event-betrayed = { $count ->
        [0] A traitor finds no crossing card with { $seat }.
       *[other] A traitor costs { $seat } all crossing cards: { $cards }.
    }
event-built = A symbol for { $seat } in { $province }: { $card }.
event-nothing-built = { $card }: no such symbol is left, so { $seat } gets none.
event-kept = { $seat } keeps the Yang card.
event-cornered = { $seat } is cornered: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row.
event-asked-to-join = { $seat }, cornered, asks to join { $asked }.
event-left = { $seat } leaves the game.
event-claimed = { $seat } holds at least fifteen provinces. If that is still so at the beginning of the next turn of { $seat }, the game is won.
event-claim-lost = { $seat } no longer holds fifteen provinces.
event-ended = The game is over. { $reason }. Victory: { $winners }.
event-first-you = You begin.
event-turn-you = Turn { $turn }: you.
event-settled-you = You begin in { $province } with three markers.
event-grew-you = { $back ->
        [true] { $province } is full: your new marker goes back to the supply.
       *[other] You place a new marker in { $province }.
    }
event-dropped-you = You give up a new marker: your supply is too small.
event-lapsed-you = Your supply is too small: { $count ->
        [one] { $count } new marker lapses.
       *[other] { $count } new markers lapse.
    }
event-colonised-you = You colonise { $to } from { $from }.
event-moved-you = You move { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } from { $from } to { $to }.
event-phase-ended-you = { $phase ->
        [2] You have finished colonising.
        [3] You have finished moving.
       *[other] You attack and negotiate no more.
    }
event-trimmed-you = { $province } holds ten: you take off { $count ->
        [one] { $count } marker.
       *[other] { $count } markers.
    }
event-attacked-you = { $barrier ->
        [water] You play Water Crossing and attack { $to } from { $from }. { $owner } defends.
        [mountain] You play Mountain Crossing and attack { $to } from { $from }. { $owner } defends.
        [wall] You play Wall Crossing and attack { $to } from { $from }. { $owner } defends.
       *[open] You attack { $to } from { $from }. { $owner } defends.
    }
event-stood-you = You stay in { $province }.
event-withdrew-you = You withdraw from { $province } to { $to }{ $lost ->
        [0] .
        [one] ; { $lost } marker finds no room.
       *[other] ; { $lost } markers find no room.
    }
event-offered-you = { $share ->
        [none] You offer { $asked } a merger instead of the fight.
       *[other] You offer { $asked } a merger instead of the fight; share named: { $share } %.
    }
event-proposed-you = { $share ->
        [none] You propose a merger to { $asked }.
       *[other] You propose a merger to { $asked }; share named: { $share } %.
    }
event-accepted-you = You accept.
event-refused-you = You refuse.
event-merged-you = You are now junior partner of { $owner }{ $lost ->
        [0] .
        [one] ; the supply lacks { $lost } marker.
       *[other] ; the supply lacks { $lost } markers.
    }
event-merger-agreed-you = It is agreed: when this turn ends, you join { $owner }.
event-rolled-you = You throw { $dice ->
        [one] one die.
       *[other] { $dice } dice.
    }
event-broke-off-you = You break off the attack.
event-advanced-you = { $count ->
        [0] You do not advance; { $to } stays empty.
        [one] You advance from { $from } to { $to } with { $count } marker.
       *[other] You advance from { $from } to { $to } with { $count } markers.
    }
event-demanded-you = You ask { $owner } to leave { $province }.
event-eliminated-you = You have no markers left and are out.
event-named-yang-you = You name { $province } for Yang.
event-named-yin-you = You name { $province } for Yin.
event-drew-yang-you = { $card ->
        [none] You draw a Yang card.
       *[other] You draw Yang: { $card }.
    }
event-drew-yin-you = You draw Yin: { $card }.
event-relieved-you = You play { $card } and lose nothing.
event-not-relieved-you = You play no relief card.
event-lost-you = You lose { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } in { $province }.
event-betrayed-you = { $count ->
        [0] A traitor finds no crossing card with you.
       *[other] A traitor costs you all crossing cards: { $cards }.
    }
event-built-you = A symbol for you in { $province }: { $card }.
event-nothing-built-you = { $card }: no such symbol is left, so you get none.
event-kept-you = You keep the Yang card.
event-cornered-you = You are cornered: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row.
event-asked-to-join-you = Cornered, you ask to join { $asked }.
event-left-you = You leave the game.
event-claimed-you = You hold at least fifteen provinces. If that is still so when your next turn begins, you win.
event-claim-lost-you = You no longer hold fifteen provinces.
event-ended-you = The game is over. { $reason }. You win.

# Cards
card-city = City
card-mine = Mine
card-agriculture = Farm
card-cross_water = Water Crossing
card-cross_mountain = Mountain Crossing
card-cross_wall = Wall Crossing
card-relief_famine = Famine Relief
card-relief_flood = Flood Relief
card-mandate = Mandate of Heaven
card-plague = Plague
card-rebellion = Rebellion
card-drought = Drought
card-famine = Famine
card-flood = Flood
card-traitor = Traitor

# Symbols and borders. (Not barrier-water and so on: sentences choose by the plain word.)
symbol-city = City
symbol-mine = Mine
symbol-agriculture = Farm
border-open = Open border
border-water = Water
border-mountain = Mountains
border-wall = Great Wall
border-impassable = No passage

# Results
reason-sole = Only one state is left
reason-fifteen = Fifteen provinces were held for a whole round
reason-mandate = The Mandate of Heaven has been drawn
reason-turn-limit = The last turn has been played
reason-resigned = Game given up
score-label = Points
sheet-markers = Markers
sheet-symbols = Symbols
sheet-cards = Yang cards
sheet-occupied = Occupied provinces
sheet-influenced = Provinces under influence

# The board in text
text-turn = { $turn ->
        [0] Set-up round
       *[other] Turn { $turn }
    }
text-seat = { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }; in supply { $supply ->
        [one] { $supply } marker
       *[other] { $supply } markers
    }; { $cards ->
        [one] { $cards } Yang card
       *[other] { $cards } Yang cards
    }
text-seat-you = You: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }; in supply { $supply ->
        [one] { $supply } marker
       *[other] { $supply } markers
    }; { $cards ->
        [one] { $cards } Yang card
       *[other] { $cards } Yang cards
    }
text-legend = Seat:markers, then symbols: C city, M mine, A farm
text-decks = Cards left: Yang { $yang }, Yin { $yin }
text-hand = Your Yang cards: { $hand }

# Provinces
province-kansu = Kansu
province-shensi = Shensi
province-shansi = Shansi
province-hopeh = Hopeh
province-shantung = Shantung
province-honan = Honan
province-kiangsu = Kiangsu
province-anhwei = Anhwei
province-hupeh = Hupeh
province-szechwan = Szechwan
province-hunan = Hunan
province-kiangsi = Kiangsi
province-chekiang = Chekiang
province-fukien = Fukien
province-kwangtung = Kwangtung
province-kwangsi = Kwangsi
province-kweichow = Kweichow
province-yunnan = Yunnan
province-liaoning = Liaoning
province-korea = Korea
province-taiwan = Taiwan

# The same names, as a sentence asks for them: { $from }, { $to }, { $place }, { $origin }
from-kansu = { province-kansu }
from-shensi = { province-shensi }
from-shansi = { province-shansi }
from-hopeh = { province-hopeh }
from-shantung = { province-shantung }
from-honan = { province-honan }
from-kiangsu = { province-kiangsu }
from-anhwei = { province-anhwei }
from-hupeh = { province-hupeh }
from-szechwan = { province-szechwan }
from-hunan = { province-hunan }
from-kiangsi = { province-kiangsi }
from-chekiang = { province-chekiang }
from-fukien = { province-fukien }
from-kwangtung = { province-kwangtung }
from-kwangsi = { province-kwangsi }
from-kweichow = { province-kweichow }
from-yunnan = { province-yunnan }
from-liaoning = { province-liaoning }
from-korea = { province-korea }
from-taiwan = { province-taiwan }
to-kansu = { province-kansu }
to-shensi = { province-shensi }
to-shansi = { province-shansi }
to-hopeh = { province-hopeh }
to-shantung = { province-shantung }
to-honan = { province-honan }
to-kiangsu = { province-kiangsu }
to-anhwei = { province-anhwei }
to-hupeh = { province-hupeh }
to-szechwan = { province-szechwan }
to-hunan = { province-hunan }
to-kiangsi = { province-kiangsi }
to-chekiang = { province-chekiang }
to-fukien = { province-fukien }
to-kwangtung = { province-kwangtung }
to-kwangsi = { province-kwangsi }
to-kweichow = { province-kweichow }
to-yunnan = { province-yunnan }
to-liaoning = { province-liaoning }
to-korea = { province-korea }
to-taiwan = { province-taiwan }
place-kansu = { province-kansu }
place-shensi = { province-shensi }
place-shansi = { province-shansi }
place-hopeh = { province-hopeh }
place-shantung = { province-shantung }
place-honan = { province-honan }
place-kiangsu = { province-kiangsu }
place-anhwei = { province-anhwei }
place-hupeh = { province-hupeh }
place-szechwan = { province-szechwan }
place-hunan = { province-hunan }
place-kiangsi = { province-kiangsi }
place-chekiang = { province-chekiang }
place-fukien = { province-fukien }
place-kwangtung = { province-kwangtung }
place-kwangsi = { province-kwangsi }
place-kweichow = { province-kweichow }
place-yunnan = { province-yunnan }
place-liaoning = { province-liaoning }
place-korea = { province-korea }
place-taiwan = { province-taiwan }
origin-kansu = { province-kansu }
origin-shensi = { province-shensi }
origin-shansi = { province-shansi }
origin-hopeh = { province-hopeh }
origin-shantung = { province-shantung }
origin-honan = { province-honan }
origin-kiangsu = { province-kiangsu }
origin-anhwei = { province-anhwei }
origin-hupeh = { province-hupeh }
origin-szechwan = { province-szechwan }
origin-hunan = { province-hunan }
origin-kiangsi = { province-kiangsi }
origin-chekiang = { province-chekiang }
origin-fukien = { province-fukien }
origin-kwangtung = { province-kwangtung }
origin-kwangsi = { province-kwangsi }
origin-kweichow = { province-kweichow }
origin-yunnan = { province-yunnan }
origin-liaoning = { province-liaoning }
origin-korea = { province-korea }
origin-taiwan = { province-taiwan }

# The same cards, in lists
cards-cross_water = { card-cross_water }
cards-cross_mountain = { card-cross_mountain }
cards-cross_wall = { card-cross_wall }
hand-cross_water = { card-cross_water }
hand-cross_mountain = { card-cross_mountain }
hand-cross_wall = { card-cross_wall }
hand-relief_famine = { card-relief_famine }
hand-relief_flood = { card-relief_flood }

# House: groups of options
options-growth = Beginning and growth
options-attack = Attack and defence
options-talks = Talks and mergers
options-end = End and influence
options-cards = Cards
options-map = The map
