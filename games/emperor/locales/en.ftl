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
option-withdrawn = A province its defender has left
option-withdrawn-preset = As in the rule set
option-withdrawn-recolonise = Stays empty until colonised
option-withdrawn-advance = The attacker may move in
option-withdrawn-note = After a withdrawal under attack. A card that was played is spent either way.
option-colonists_move = Colonists may move in phase three
option-colonists_move-preset = As in the rule set
option-colonists_move-true = Yes
option-colonists_move-false = No
option-colonists_move-note = They never colonise on in the same turn.
option-claim_start = Fifteen provinces are a claim
option-claim_start-preset = As in the rule set
option-claim_start-own_turn = At the end of one’s own turn
option-claim_start-any_time = At any moment
option-claim_start-note = Whoever has a claim wins if it still stands when their next turn begins.
option-influenced_symbols = Symbols under influence score points
option-influenced_symbols-preset = As in the rule set
option-influenced_symbols-true = Yes
option-influenced_symbols-false = No
option-influenced_symbols-note = They never bring markers: only those on occupied provinces do.
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
refuse-colonise-spent = Too many markers in { $from } are colonists of this turn and colonise no further. Three others are needed.
refuse-move-where = Nothing moves from { $from } to { $to }. Both must be provinces of yours with markers in them, and they must adjoin.
refuse-move-spent = { $most ->
        [0] All markers in { $from } have crossed their border. Each crosses one only.
        [one] Only { $most } marker in { $from } may still cross a border. Move no more than that.
       *[other] Only { $most } markers in { $from } may still cross a border. Move no more than that.
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
refuse-merge-nobody = Nobody occupies that province. Choose a player, or a province that another player occupies.
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
refuse-advance-garrison = { $most ->
        [0] { $from } has a symbol, so its last marker stays there. Nobody can advance.
        [one] { $from } has a symbol, so one marker stays there. At most { $most } marker can advance.
       *[other] { $from } has a symbol, so one marker stays there. At most { $most } markers can advance.
    }
refuse-name-where = You have no markers in { $province }. Cards go to provinces you occupy.
refuse-no-relief = { $drawn ->
        [true] The card drawn just now, { $card }, helps only if Yang and Yin are for the same province. You hold no other.
       *[false] To cancel this loss you need { $card }, and you have none.
    }
refuse-join-whom = You cannot join { $asked }. Ask a neighbour who has not refused in this turn, or leave.
refuse-join-nobody = Nobody occupies that province. Choose a province of a neighbour who has not refused in this turn, or leave.

# Events. That somebody gives up is said by the house; the game says what becomes of the state.
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
event-repelled = The attack of { $seat } on { $to } fails.
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
event-resigned = The state of { $seat } is dissolved: its markers and cards go back.
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
event-offered-from-you = { $share ->
        [none] { $seat } offers you a merger instead of the fight.
       *[other] { $seat } offers you a merger instead of the fight; share named: { $share } %.
    }
event-proposed-you = { $share ->
        [none] You propose a merger to { $asked }.
       *[other] You propose a merger to { $asked }; share named: { $share } %.
    }
event-proposed-from-you = { $share ->
        [none] { $seat } proposes a merger to you.
       *[other] { $seat } proposes a merger to you; share named: { $share } %.
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
event-repelled-you = Your attack on { $to } fails.
event-advanced-you = { $count ->
        [0] You do not advance; { $to } stays empty.
        [one] You advance from { $from } to { $to } with { $count } marker.
       *[other] You advance from { $from } to { $to } with { $count } markers.
    }
event-demanded-you = You ask { $owner } to leave { $province }.
event-demanded-from-you = { $seat } asks you to leave { $province }.
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
event-asked-to-join-from-you = { $seat }, cornered, asks to join you.
event-left-you = You leave the game.
event-resigned-you = Your state is dissolved: its markers and cards go back.
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
reason-fifteen = Fifteen provinces were held until the next turn began
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
series-note = The points of all games are added up. Whoever joins another state gets the share agreed on.
series-wins = Points for victories
series-wins-note = A victory counts 100. Whoever joins another state gets the share agreed on.
pass-merge-asked = { ask-merge-asked }
pass-demand-asked = { ask-demand-asked }
pass-defender-to-answer = { ask-defender-to-answer }
pass-offer-asked = { ask-offer-asked }
pass-attacker-to-roll = { ask-attacker-to-roll }
pass-advance = { ask-advance }
pass-cornered-choice = { ask-cornered-choice }
pass-cornered-asked = { ask-cornered-asked }
border-sea = Sea crossing
give-up-text = Your state leaves the game as soon as you are next asked something: its markers and cards go back, its symbols stay on the map. No bot plays on for you. If only one other state is left, it wins at once. You come last, and this cannot be taken back.

# Play: what a click or a key would do, and what is asked of me
do-settle = Begin in { $province }
do-grow = { $count ->
        [one] New marker in { $province }
       *[other] { $count } new markers in { $province }
    }
do-grow-back = { $count ->
        [0] No new marker in { $province }
        [one] New marker in { $province }
       *[other] { $count } new markers in { $province }
    }, { $back ->
        [one] { $back } goes back to the supply
       *[other] { $back } go back to the supply
    }
do-drop = Give up a marker
do-colonise = Colonise { $to } from { $from }
do-move = { $count ->
        [one] Move { $count } marker
       *[other] Move { $count } markers
    } from { $from } to { $to }
do-end-phase = { $phase ->
        [2] End colonising
        [3] End movement
       *[other] End expansion
    }
do-attack = Attack { $to } from { $from }
do-propose-merge = { $share ->
        [none] Propose a merger to { $asked }
       *[other] Propose a merger to { $asked }, share { $share } %
    }
do-demand = Demand { $province }
do-accept = Accept
do-refuse = Refuse
do-stand = Stand
do-stay = Stay
do-withdraw = Withdraw to { $to }
do-offer-merge = { $share ->
        [none] Offer a merger
       *[other] Offer a merger, share { $share } %
    }
do-roll = { $count ->
        [one] Throw the die
       *[other] Throw { $count } dice
    }
do-break-off = Break off
do-advance = { $count ->
        [0] Do not advance
        [one] Advance with { $count } marker
       *[other] Advance with { $count } markers
    }
do-yang = Yang in { $province }
do-yin = Yin in { $province }
do-relief-yes = Use relief
do-relief-no = Take the loss
do-join = Join { $asked }
do-leave = Leave the game
play-confirm = { $move } – confirm?
play-settle = { $count ->
        [one] Choose one more province to begin in.
       *[other] Choose { $count } provinces to begin in, one by one.
    }
play-grow = { $count ->
        [one] Place { $count } new marker in a province of yours.
       *[other] Place { $count } new markers in provinces of yours.
    }
play-grow-together = { $count ->
        [one] Place { $count } new marker in a province of yours.
       *[other] Place { $count } new markers, all in one province of yours.
    }
play-grow-bonus = { $count ->
        [one] Place { $count } marker from a symbol in { $origin }.
       *[other] Place { $count } markers from symbols in { $origin }.
    }
play-grow-bonus-near = { $count ->
        [one] Place { $count } marker from a symbol in { $origin }, there or beside it.
       *[other] Place { $count } markers from symbols in { $origin }, there or beside it.
    }
play-grow-drop = Your supply is too small. Place what you can and give up { $count ->
        [one] { $count } marker.
       *[other] { $count } markers.
    }
play-colonise = Choose a province three markers leave, or a free one to settle.
play-colonise-none = Nothing can be colonised now. End the phase.
play-colonise-to = From { $from } to which free province?
play-move = Choose a province to move markers from, or end the phase.
play-move-none = No marker can move now. End the phase.
play-move-to = From { $from } to which province of yours?
play-attack = Choose a province to attack from, negotiate, or end the phase.
play-attack-none = You can attack nobody now. Negotiate, or end the phase.
play-attack-over = You can attack nobody now. End the phase.
play-attack-to = From { $from } against which province?
play-merge = With whom do you want to merge? Choose a player or one of their provinces.
play-demand = Which province should be left? No card is shown.
play-defend = { $to } is attacked from { $from }. Stand, withdraw to a lit province, or offer a merger.
play-defend-stuck = { $to } is attacked from { $from }. Withdrawal is not possible. Stand, or offer a merger.
play-defend-leave = { $to } is attacked from { $from }. Stand, or withdraw to a lit province.
play-stand = { $to } is attacked from { $from }. You stand.
play-demand-asked = { $seat } asks you to leave { $province }. Withdraw to a lit province, or stay.
play-roll = Throw against { $to }, or break off.
play-advance = { $to } is won. How many markers advance?
play-yang = Name a province of yours for Yang: something good comes there.
play-yin = Name a province of yours for Yin: something bad comes there.
play-merge-asked = { $seat } proposes a merger. Accept or refuse?
play-offer-asked = { $seat } offers a merger instead of the fight. Accept or refuse?
play-relief = { $card } strikes { $province }. Play a relief card, or take the loss?
play-relief-none = { $card } strikes { $province }, and you have no card that helps.
play-cornered = You are cornered. Join a neighbour, or leave the game.
play-cornered-asked = { $seat } is cornered and asks to join you. Accept or refuse?
play-change = { $province } { $before } to { $after }
play-changes = Markers: { $changes }.
play-points = Points { $before } to { $after }.
play-lit = { $province }. { $count ->
        [0] Nowhere to go from here.
        [one] One province is lit.
       *[other] { $count } provinces are lit.
    }
show-title = Show on the map
show-influence = Influence
show-reach = Reach
show-fifteen = Fifteen
show-lines = Borders
show-influence-about = Empty provinces under somebody’s influence: they count as held.
show-reach-about = Empty provinces that colonists could settle.
show-fifteen-about = Provinces that would make it fifteen.
show-lines-about = What the lines between provinces mean.
show-nothing = { $about } There are none now.
show-on = Shown: { $what }
show-off = Not shown any more: { $what }
spot-held = { $province }: { $owner }, { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Borders: { $near }. { $use }
spot-held-you = { $province }: yours, { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Borders: { $near }. { $use }
spot-influence = { $province }: unoccupied, under the influence of { $owner }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Borders: { $near }. { $use }
spot-influence-you = { $province }: unoccupied, under your influence{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Borders: { $near }. { $use }
spot-free = { $province }: unoccupied{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Borders: { $near }. { $use }
spot-symbol = { $symbol } { $count }
spot-near = { $province } ({ $border })
use-source = You can begin here.
use-target = You can choose it.
use-chosen = Chosen.
use-none = { "" }
map-board = Map of China, 21 provinces

keys-map = To the neighbour in that direction
keys-choose = Choose a province; once more confirms
keys-count = More or fewer markers or dice
keys-digits = So many markers or dice
keys-cycle = The next lit province; with Shift the one before
keys-zoom = Closer to the map; with Shift farther away
keys-modes = Phase four: attack, merge, demand
keys-influence = Show influence
keys-reach = Show where you could colonise
keys-fifteen = Show what would make fifteen
keys-end = End the phase
keys-defence = Defence: stand, withdraw, offer a merger
keys-break = Break off the attack
keys-yes-no = Accept or refuse; use relief or not
keys-back = Take back the last choice

# The map
map-percent = { $value } %
map-legend = Kinds of borders
map-open = open
map-water = river, lake
map-mountain = mountains
map-wall = Great Wall
map-sea = sea crossing
map-impassable = no passage
geo-yellow-sea = Yellow Sea
geo-east-china-sea = East China Sea
geo-south-china-sea = South China Sea
geo-formosa-strait = Formosa Strait
geo-mongolia = Mongolia
geo-manchuria = Manchuria
geo-tibet = Tibet
geo-annam = Annam
geo-burma = Burma
detail-markers = { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
detail-spent = { $count ->
        [one] { $count } has crossed a border in this turn.
       *[other] { $count } have crossed a border in this turn.
    }
detail-exhausted = { $count ->
        [one] { $count } attacks no more in this turn.
       *[other] { $count } attack no more in this turn.
    }
detail-free = Unoccupied
detail-influence = Under the influence of { $owner }
detail-influence-you = Under your influence
detail-reach = { $owner } could send colonists here.
detail-reach-you = You could send colonists here.
detail-fifteen = With it { $owner } would hold fifteen provinces.
detail-fifteen-you = With it you would hold fifteen provinces.

# Learning: the lessons
lesson-settle-title = Begin your state
lesson-settle-text = You win with the most points in the end, for markers, symbols, cards and two for each province held, or by holding fifteen provinces until your next turn. With two players you begin in three provinces that hang together, with three markers in each. Choose them one by one.
lesson-settle-done = Nine markers in three provinces. In your first turn this takes the place of growth; the other phases follow as usual.
lesson-settle-hint = You have fewer than three provinces. Choose free ones that adjoin each other.
lesson-grow-title = New markers
lesson-grow-text = A turn begins with growth: three regular markers, all in one province, and more for symbols. The city in Hopeh brings one, the farm in Shantung two; these go there or to a province of yours beside it. Place all six.
lesson-grow-done = Fifteen markers now. A province holds ten: what would be the eleventh goes back to your supply.
lesson-grow-hint = Not all new markers are placed. Choose one province for the first three, then a province for each of the others.
lesson-colonise-title = Send colonists
lesson-colonise-text = More provinces are more points and more room to grow. Three markers go together into an empty province beside theirs, and at least one stays behind, so you need four. Rivers, mountains and the Wall do not hinder them. Choose where they leave, then where they go.
lesson-colonise-done = One province more. You may colonise as often as you can in a turn. Colonists colonise no further in it, but they may still move in phase three.
lesson-colonise-hint = Nobody has set out. Choose a province of yours with four markers or more, then an empty one beside it.
lesson-influence-title = Land under influence
lesson-influence-text = An empty province is under your influence if all its occupied neighbours are yours, or if nobody else can reach it. Switch on “Influence” on the map to see it hatched. Then send colonists from Hunan and watch Yunnan.
lesson-influence-done = Yunnan is under your influence, and nobody had to go there. Such land counts as points and for fifteen provinces. It brings no markers, and others may still colonise it.
lesson-influence-hint = Nobody has set out. Choose Hunan, then an empty province west of it.
lesson-move-title = Move to the border
lesson-move-text = Markers move between adjoining provinces of yours, each over one border a turn. Honan is full: it holds ten, and new markers there would be lost. Move some of them to Hupeh.
lesson-move-done = Any number moves, as long as no province gets more than ten. You may even leave a province empty.
lesson-move-hint = Nothing has moved. Choose Honan, then Hupeh, and how many go.
lesson-attack-title = Attack
lesson-attack-text = Hupeh has two markers, your Honan six, and the border between them is open. Look at your chance, then attack. One die at a time: even, the defender loses a marker; odd, you do. When you have won, advance.
lesson-attack-done = Both sides lost two markers, and you have won. Before every throw you could break off, and the defender could withdraw. Markers that advance do not attack again in this turn.
lesson-attack-hint = The attack was not carried through. Attack Hupeh from Honan, throw until it is empty, then advance.
lesson-card-title = A river in the way
lesson-card-text = Water lies between your Hupeh and Hunan. An attack over water, mountains or the Wall takes the matching Yang card, and yours is for mountains. Try to attack Hunan all the same.
lesson-card-done = Refused, and you are told by which rule. Only attacks need cards: colonists and movements cross every border.
lesson-card-hint = That was allowed. Choose Hupeh, then Hunan beyond the river.
lesson-cross-title = Play a crossing card
lesson-cross-text = Mountains lie between your Shensi and Szechwan, and you hold the card for them. It is spent when you attack, whatever comes of it. Attack Szechwan: the defender will withdraw, and you may advance.
lesson-cross-done = The defender withdrew to Kweichow without a fight, and the way was free. The farm stays: it serves whoever occupies Szechwan.
lesson-cross-hint = Szechwan was not taken. Attack it from Shensi, then advance.
lesson-defend-title = You are attacked
lesson-defend-text = Eight markers in Hopeh attack your two in Shantung. You may stand, offer a merger, or withdraw to a province of yours beside it. Two against eight is hopeless: withdraw to Kiangsu.
lesson-defend-done = Seven markers in Kiangsu, none lost. The mine stays in Shantung. If you stand, you are asked again before the next throw.
lesson-defend-hint = Your two markers are lost there sooner or later. This time withdraw to Kiangsu.
lesson-merge-title = Join forces
lesson-merge-text = You may propose a merger to every state once a turn. The stronger one leads; the other plays no more and comes behind every state that is left. In a series it gets the agreed share of the senior’s points. Choose “Merge”, then the small state in Chekiang and Kiangsi.
lesson-merge-done = Its markers and provinces are yours; its cards lapse. Had it been the stronger one, you would have joined it.
lesson-merge-hint = Nobody has joined you. Propose a merger to the small state in Chekiang and Kiangsi.
lesson-name-title = Yang and Yin
lesson-name-text = A turn ends with two cards, drawn blind. Name a province for Yang, which brings something good, then one for Yin, which mostly takes markers. It may be the same one.
lesson-name-done = { $told } Everybody sees Yin. Yang only you see, unless it is a symbol; other cards go to your hand.
lesson-name-hint = Name a province of yours for Yang, then one for Yin.
lesson-relief-title = Help in need
lesson-relief-text = Yin is a flood in Shantung and costs two markers. Against famine and flood there are relief cards, and you hold the right one. Play it.
lesson-relief-done = Nothing is lost, and the card is spent. A relief card you have just drawn helps only if Yang and Yin were named for the same province.
lesson-relief-hint = The flood took two markers. This time play the relief card.
lesson-score-title = The last turn
lesson-score-text = After turn 33 points are counted: one for each marker, city, mine and Yang card, two for each farm and for each province you occupy or influence. It stands 42 to 45. Colonise where it brings most, then end the phases.
lesson-score-done = 46 to 45. Kwangsi brings two points, and Yunnan behind it comes under your influence and brings two more.
lesson-score-hint = That was not enough to win. Colonise Kwangsi: it is not under your influence yet, and Yunnan lies behind it.
lesson-fifteen-title = Fifteen provinces
lesson-fifteen-text = You hold fourteen: eight occupied, six under influence. With fifteen you claim the throne, at once and in whoever’s turn. Colonise Kwangsi.
lesson-fifteen-done = You claim the throne. If you still hold fifteen when your next turn begins, you win at once. Until then the others will try to take one from you.
lesson-fifteen-hint = That makes no fifteen. Send colonists from Hunan to Kwangsi.

# Learning: what the lessons leave out, each with its clause
also-E35 = From one province you attack another only once a turn.
also-E57 = One Yin card, the Traitor, takes all your crossing cards.
also-E27 = If you join another state in your own turn, you draw your cards first.
also-E70 = If only one state is left, it wins at once.

# Learning: remarks in the first game
remark-turn-1 = In the middle of the map you can go anywhere, and so can others come to you. At its edge you are safer.
remark-turn-2 = Put the three new markers together where you want to colonise: four in a province, and three can leave.
remark-turn-3 = Empty land that only you adjoin counts two points as well. Spread out before others do.
remark-turn-4 = Move markers from the inside to the border, before a province is full.
remark-turn-5 = Rivers, mountains and the Wall protect you: whoever attacks over them needs the matching card.
remark-turn-6 = Name a province with many markers for Yin. Where there are few, it may be left empty.
remark-turn-7 = As many markers as the defender: an even chance. Twice as many: about four times in five.
remark-turn-8 = Count provinces as you go. Fifteen, with those under influence, win the game if you keep them until your next turn.
remark-at-grow = Put the three new markers where you want to colonise next: from four in a province, three can leave.
remark-at-colonise = Spread out before others do. Every province counts two points, and so does empty land that only you adjoin.
remark-at-move = Move markers from the inside to the border. Whoever leaves a province empty gives it up.
remark-at-expand = You need not attack. As many markers as the defender: an even chance. Twice as many: about four times in five.
remark-at-yang = Yang brings a symbol to this province, or a card to your hand. Choose one that you will keep.
remark-at-yin = Yin takes one or two markers. Choose a province that can spare them.
remark-at-defend = Whoever withdraws saves all markers and loses the province. Whoever stands may lose both, or neither.
remark-at-roll = An even die hits the defender, an odd one you. Before every throw you may break off.
remark-at-advance = What moves in does not attack again in this turn. What stays behind holds the old province.
remark-colonised = Colonists are three markers. In this turn they colonise no further.
remark-attacked = In an attack even dice hit the defender, odd ones the attacker. Either side may stop before each throw.
remark-withdrew = Whoever withdraws saves the markers and leaves the province. What becomes of it, the rules of this table say (E46).
remark-advanced = Markers that have advanced do not attack again in this turn.
remark-built = A symbol stays for good. City and mine bring one marker every turn, a farm two, to whoever occupies the province.
remark-kept = Crossing and relief cards wait in the hand until they are needed. Each is a point at the end.
remark-lost = Yin takes one marker, famine and flood take two. Only against these two is there a card.
remark-betrayed = The traitor takes crossing cards only. Relief cards stay.
remark-proposed = A merger makes one state of two. The one with more markers leads.
remark-claimed = Somebody holds fifteen provinces. One less, and the claim is gone: a colonist or an attack will do.
remark-claim = { $seat } wins at the beginning of the next turn with fifteen provinces. Take one away, occupied or under influence.
remark-fifteen = { $to } would be your fifteenth province, and you can colonise it now.
remark-room = { $province } has no room for all three new markers. What is above ten goes back to the supply.
remark-chance = From { $from } you would take { $to } with a chance of { $percent } %, if the defender stands.
remark-yin = For Yin { $province } may be best: it has the most markers.

# Standing and telling
log-some-in = { $count } in { $province }
log-step = { $count } from { $from } to { $to }
log-way = from { $from } to { $to }
log-settled = { $count ->
        [one] { $seat } begins in { $province } with three markers.
       *[other] { $seat } begins in { $province }, with three markers in each.
    }
log-settled-you = { $count ->
        [one] You begin in { $province } with three markers.
       *[other] You begin in { $province }, with three markers in each.
    }
then-settled = { $count ->
        [one] First province, with three markers: { $province }.
       *[other] First provinces, with three markers in each: { $province }.
    }
log-grew = { $seat } places new markers: { $places }.
log-grew-you = You place new markers: { $places }.
then-grew = New markers: { $places }.
log-back = { $province } is full: { $count ->
        [one] { $count } new marker goes
       *[other] { $count } new markers go
    } back to the supply.
log-lapsed = The supply is too small: { $count ->
        [one] { $count } new marker lapses.
       *[other] { $count } new markers lapse.
    }
log-colonised = { $seat } sends colonists { $ways }.
log-colonised-you = You send colonists { $ways }.
then-colonised = Colonists go { $ways }.
log-moved = { $seat } moves markers: { $steps }.
log-moved-you = You move markers: { $steps }.
then-moved = Moved: { $steps }.
log-moved-many = { $seat } moves { $count } markers.
log-moved-many-you = You move { $count } markers.
then-moved-many = { $count } markers move.
then-trimmed = Ten may stay; taken off: { $places }.
log-attacked = { $barrier ->
        [water] { $seat } plays Water Crossing and attacks { $owner } in { $to } from { $place }.
        [mountain] { $seat } plays Mountain Crossing and attacks { $owner } in { $to } from { $place }.
        [wall] { $seat } plays Wall Crossing and attacks { $owner } in { $to } from { $place }.
       *[open] { $seat } attacks { $owner } in { $to } from { $place }.
    }
log-attacked-you = { $barrier ->
        [water] You play Water Crossing and attack { $owner } in { $to } from { $place }.
        [mountain] You play Mountain Crossing and attack { $owner } in { $to } from { $place }.
        [wall] You play Wall Crossing and attack { $owner } in { $to } from { $place }.
       *[open] You attack { $owner } in { $to } from { $place }.
    }
log-attacked-from-you = { $barrier ->
        [water] { $seat } plays Water Crossing and attacks you in { $to } from { $place }.
        [mountain] { $seat } plays Mountain Crossing and attacks you in { $to } from { $place }.
        [wall] { $seat } plays Wall Crossing and attacks you in { $to } from { $place }.
       *[open] { $seat } attacks you in { $to } from { $place }.
    }
log-fought = { $faces ->
        [none] { $dice ->
            [0] Losses:
           *[other] { $dice } dice. Losses:
        }
       *[other] { $dice ->
            [one] Die: { $faces }. Losses:
           *[other] Dice: { $faces }. Losses:
        }
    } { $from } { $attackers }, { $to } { $defenders }.
then-advanced = { $count ->
        [0] Nobody moves in; { $to } stays empty.
        [one] { $count } marker moves into { $to }.
       *[other] { $count } markers move into { $to }.
    }
then-broke-off = Then the attack is broken off.
then-repelled = The attack fails.
log-refused = { $count ->
        [one] { $seat } proposes a merger to { $asked }, without success.
       *[other] { $seat } proposes mergers to { $asked }, without success.
    }
log-refused-you = { $count ->
        [one] You propose a merger to { $asked }, without success.
       *[other] You propose mergers to { $asked }, without success.
    }
log-named = { $seat } names { $yang } for Yang and { $yin } for Yin.
log-named-you = You name { $yang } for Yang and { $yin } for Yin.
log-named-both = { $seat } names { $province } for Yang and Yin.
log-named-both-you = You name { $province } for Yang and Yin.
then-yin = Yin: { $card }.
then-lost = { $count ->
        [one] { $count } marker is lost in { $province }.
       *[other] { $count } markers are lost in { $province }.
    }
then-relieved = { $card } is played, and nothing is lost.
then-kept = { $card ->
        [none] A Yang card joins the hand.
       *[other] Yang: { $card }, for the hand.
    }
then-built = Yang: { $card } in { $province }.
log-ended = The game is over. { $reason }.
seat-points = { $value ->
        [one] point
       *[other] points
    }
seat-state = { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $cards ->
        [one] { $cards } Yang card
       *[other] { $cards } Yang cards
    }
seat-junior = partner of { $owner }
seat-out = out of the game
standing-title = If it were scored now
standing-seat = State
standing-provinces = Provinces
standing-markers = Markers
standing-symbols = Symbols
standing-cards = Yang
standing-occupied = Occupied
standing-influenced = Influence
standing-points = Points
standing-provinces-note = Provinces: occupied, and under influence; two points each
standing-markers-note = Markers on the map, and in the supply; one point for each on the map
standing-symbols-note = { $influence ->
        [yes] Points for symbols on provinces occupied or under influence: one for a city or a mine, two for a farm
       *[other] Points for symbols on occupied provinces: one for a city or a mine, two for a farm
    }
standing-cards-note = Yang cards in the hand; one point each
standing-points-note = Points of each if the game were scored now
standing-held = { $occupied ->
        [one] { $occupied } province
       *[other] { $occupied } provinces
    } occupied, { $influenced } under influence
standing-pieces = { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } on the map, { $supply } in the supply
standing-known = { $count ->
        [one] { $count } Yang card
       *[other] { $count } Yang cards
    }, known to all: { $cards }
standing-relief = { $count ->
        [one] a relief card
       *[other] { $count } relief cards
    }
standing-claim = Claims the throne: wins with fifteen provinces when the next turn of { $seat } begins.
standing-claim-you = You claim the throne: if you still hold fifteen provinces when your next turn begins, you win.
standing-claim-short = { $count } provinces: wins by keeping fifteen until its next turn
standing-cornered = { $most ->
        [0] Cornered
       *[other] Cornered, { $turns } of { $most }
    }
sign-claim = claims the throne
standing-junior = { $share ->
        [none] junior partner
       *[other] junior partner, share { $share } %
    }
standing-out = out
standing-fine = Points: one for each marker and each Yang card, symbols one or two, each province two.
result-partner = { $share ->
        [none] junior partner of { $owner }
       *[other] junior partner of { $owner }, share { $share } %
    }
result-out = eliminated
graph-points = Points, as if the game had been scored there
words-markers = { $province } { $count }
words-markers-symbols = { $province } { $count } ({ $symbols })
words-symbols = { $province } ({ $symbols })
words-holds = { $seat } occupies { $held }
words-holds-you = You occupy { $held }
words-influence = { $seat } has influence over { $province }
words-influence-you = You have influence over { $province }
words-reach = { $seat } could colonise { $province }
words-reach-you = You could colonise { $province }
words-fifteen = { $count ->
        [one] With { $province } { $seat } would hold fifteen provinces
       *[other] With one of these { $seat } would hold fifteen provinces: { $province }
    }
words-fifteen-you = { $count ->
        [one] With { $province } you would hold fifteen provinces
       *[other] With one of these you would hold fifteen provinces: { $province }
    }
words-free = Unoccupied provinces with symbols: { $held }
words-claim = { $seat } claims the throne
words-claim-you = You claim the throne
words-cornered = { $seat } is cornered: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row
words-cornered-you = You are cornered: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row
words-junior = { $seat } is junior partner of { $owner }
words-junior-you = You are junior partner of { $owner }
words-out = { $seat } is out
words-out-you = You are out
words-pending = When this turn ends, { $seat } joins { $owner }
words-pending-you = When this turn ends, you join { $owner }
words-known = { $seat }: everybody knows of { $cards }
words-known-you = You: everybody knows of { $cards }
words-battle = Attack on { $to } from { $from }; { $owner } defends
words-none = none

# Learning: examples in the rules
example-try = Tried: “{ $move }”
example-mixed = Mixed rules
example-hand = Yang cards in hand
example-holds = { $seat } holds { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }: { $provinces } occupied, { $influenced } under influence.
example-holds-you = You hold { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }: { $provinces } occupied, { $influenced } under influence.
example-influence = Under influence: { $province }.

# Where cards come from
source-cards = Cards: Vienna’s decks are printed, those of Classic reconstructed from them.

# The help card
glance-turn = Turn
glance-grow-together = Grow: three new markers, all in one province
glance-grow-split = Grow: three new markers, spread as you like
glance-symbols-origin = Each turn a farm brings two more, a city or mine one, right there
glance-symbols-adjoining = Each turn a farm brings two more, a city or mine one, there or next door
glance-colonise-1 = Colonise: three go together to an empty province next door, at least one stays
glance-colonise-0 = Colonise: three go together to an empty province next door
glance-colonise-symbol = Colonise: three go together to an empty province next door; a symbol keeps one
glance-move = Move: each marker over one border, between your provinces
glance-move-others = Move: each marker over one border, between your provinces; colonists stay
glance-move-symbol = Move: each marker over one border, between your provinces; a symbol keeps one
glance-move-others-symbol = Move: each marker over one border, between your provinces; colonists stay, a symbol keeps one
glance-expand = Expand: propose mergers, attack neighbours, or neither
glance-expand-demand = Expand: propose mergers, attack neighbours, ask for provinces, or nothing
glance-demand = Each province next door can be asked for once a turn: its owner leaves it empty or stays
glance-draw = Cards: name a province for Yang and one for Yin, then draw
glance-ten = A province keeps at most ten markers; the rest goes back to the supply
glance-attack = Attack
glance-barrier = Over water, mountains or the Wall only with the matching card
glance-repeat-once = From one province each other one can be attacked only once a turn
glance-repeat-unlimited = The same attack may be made again; over a barrier with a new card
glance-parity = Even: the defender loses a marker; odd: the attacker does
glance-dice-one = One die a throw; you may break off before each
glance-dice-many = Up to one die for each marker; you may break off before each throw
glance-odds = Chances to the end: 3 against 3: 50 %, 3 against 2: 69 %, 4 against 2: 81 %
glance-withdraw-any = The defender may withdraw to a province of theirs next door, before every throw
glance-withdraw-any-empty = Before every throw the defender may withdraw to a province of theirs next door; the one left stays empty
glance-withdraw-first = The defender may withdraw to a province of theirs next door, before the first throw only
glance-withdraw-first-empty = Before the first throw only, the defender may withdraw to a province of theirs next door; the one left stays empty
glance-merge-stronger = The defender may offer a merger; the stronger state leads
glance-merge-attacker = The defender may offer a merger; the attacker leads
glance-advance-rest = Victors move in, as many as you like; these attack no more this turn
glance-advance-rest-symbol = Victors move in, as many as you like, but a symbol keeps one; they attack no more this turn
glance-advance-on = Victors move in, as many as you like, and may attack on
glance-advance-on-symbol = Victors move in, as many as you like, but a symbol keeps one; they may attack on
glance-cards = Cards
glance-card-symbols = City, mine or farm for the province you named, for good
glance-card-crossing = Crossing: one attack over this barrier
glance-card-relief = Relief: undoes one famine or one flood
glance-card-mandate = Mandate of Heaven: the game ends
glance-card-one = Plague, rebellion, drought: one marker lost
glance-card-two = Famine, flood: two markers lost
glance-card-traitor = Traitor: all your crossing cards lost
glance-points = Winning
glance-points-1 = One point for each marker, city, mine and Yang card
glance-points-2 = Two for each farm and each province, occupied or under influence
glance-points-influence = Symbols count wherever the province is yours, also by influence
glance-points-occupied = Symbols count only where your markers stand
glance-influence-adjoining = Influence: empty land that only you adjoin, or only you can reach
glance-influence-enclosed = Influence: empty land that only you can reach
glance-fifteen-any = Fifteen provinces at any moment, still yours when your next turn begins: you win
glance-fifteen-own = Fifteen provinces at the end of your turn, still yours when your next one begins: you win
glance-last = The last state on the map wins at once
glance-cornered = Cornered for { $turns } turns in your only province: you join a neighbour or leave
glance-turns = Otherwise most points win, counted after turn { $turns }
glance-mandate = Otherwise most points win, counted when the Mandate is drawn

# Decisions: stepper, countdown, panels
steps-of = The five phases: turn of { $seat }
steps-of-you = The five phases of your turn
step-1 = Grow
step-2 = Colonise
step-3 = Move
step-4 = Expand
step-5 = Cards
step-is-done = , done
step-settle = { $left ->
        [one] { $left } province to choose
       *[other] { $left } provinces to choose
    }
step-left = { $left } to place
step-now-2 = three at a time
step-now-3 = between own provinces
step-now-4 = attack, merge or end
step-battle = attack under way
step-yang = name a province for Yang
step-yin = Yin not yet named
step-drawn = the cards are drawn
step-done-1 = { $count } placed
step-done-2 = { $count ->
        [0] none sent
        [one] { $count } colony
       *[other] { $count } colonies
    }
step-done-3 = { $count ->
        [0] none moved
       *[other] { $count } moved
    }
step-done-4 = { $count ->
        [0] no attack
        [one] { $count } attack
       *[other] { $count } attacks
    }
step-next-1 = place new markers
step-next-2 = settle free land
step-next-3 = shift markers
step-next-4 = attack, merge
step-next-5 = Yang and Yin
count-turns = Turn { $now } of { $all }
count-turns-left = { $left ->
        [0] the last turn
        [one] { $left } turn after this one, { $mine } yours
       *[other] { $left } turns after this one, { $mine } yours
    }
count-mandate = Yang card { $now } of { $all }
count-mandate-left = { $left ->
        [one] the next one is the Mandate of Heaven
       *[other] the last of { $left } to come is the Mandate of Heaven
    }
decks-left = Decks: Yang { $yang }, unseen { $yang_unseen }; Yin { $yin }, unseen { $yin_unseen }
deck-yang = Yang
deck-yin = Yin
percent = { $value } %
at-province = { $province }
decides = { $seat } decides
ways-pair = { $from } → { $to }
target-of = { $province }, { $owner }
amount-less = One less
amount-more = One more
act-back = Back
act-choose = Choose first
act-choose-province = Choose a province
act-choose-player = Choose a player
act-rest = { $count ->
        [one] Place it here
        [2] Place both here
       *[other] Place all { $count } here
    }
end-left-colonise = { $count ->
        [one] { $count } province could still be colonised
       *[other] { $count } provinces could still be colonised
    }
end-left-attack = { $count ->
        [one] { $count } attack still possible
       *[other] { $count } attacks still possible
    }
act-attack = Attack
act-merge = Merge
act-demand = Demand
act-join-surely = Yes, join { $asked }
settle-title = Where you begin
settle-note = three markers in each
grow-title = Still to be placed
grow-supply = { $count } in your supply
grow-regular = regular
grow-regular-at = regular, to { $place }
grow-count = New markers in { $place }
grow-origin = from { $origin }
grow-drops = { $count ->
        [one] The supply is too small: { $count } marker has to be given up.
       *[other] The supply is too small: { $count } markers have to be given up.
    }
colonise-title = Where colonists can go
colonise-note = three leave together
colonise-of = { $count ->
        [one] { $count } marker in { $from } now
       *[other] { $count } markers in { $from } now
    }
move-title = Where markers can move
move-note = each crosses one border
move-of = up to { $most } of { $count }
move-count = Markers
move-all = All { $count }
change-province = { $province }
change-held = Provinces
change-points = Points
attack-title = Whom you can attack
attack-lacking = Attacks not possible now
attack-from = { $count ->
        [one] From { $from }, { $count } marker
       *[other] From { $from }, { $count } markers
    }
attack-odds = if fought to the end
attack-open = open border, no card
attack-spends = spends { $card }
attack-lacks = you lack { $card }
attack-closed = attacked in this turn already
attack-left = If the defender withdraws, nobody moves in: the province stays empty until somebody colonises it.
attack-left-short = If the defender withdraws, nobody moves in.
attack-none = No province of another state adjoins yours.
attack-spent = All your markers beside other states have advanced in this turn and do not attack again.
attack-talk = You may still negotiate.
demand-title = Ask for a province
demand-note = once a turn each
demand-bluff = its markers could withdraw
odds-takes = { $seat } takes { $province }
odds-takes-you = You take { $province }
odds-holds = { $seat } holds { $province }
odds-holds-you = You hold { $province }
odds-spoken = If fought to the end, { $seat } takes { $province } in { $value } of 100 cases
odds-spoken-you = If fought to the end, you take { $province } in { $value } of 100 cases
odds-losses = On average this costs the attack { NUMBER($attackers, minimumFractionDigits: 1) } and the defence { NUMBER($defenders, minimumFractionDigits: 1) } markers.
odds-losses-singly = One die at a time, this costs the attack { NUMBER($attackers, minimumFractionDigits: 1) } and the defence { NUMBER($defenders, minimumFractionDigits: 1) } markers on average.
odds-losses-at-once = With all dice at once it is { NUMBER($attackers, minimumFractionDigits: 1) } and { NUMBER($defenders, minimumFractionDigits: 1) } instead.
odds-left = left to { $seat }
odds-left-you = left to you
odds-bars = Above each bar: chance in %. Below: markers left.
battle-title = Attack on { $province }
battle-rule = even strikes the defender,
    odd the attacker
battle-lost = { $defenders ->
        [0] attack −{ $attackers }
       *[other] { $attackers ->
            [0] defence −{ $defenders }
           *[other] attack −{ $attackers }, defence −{ $defenders }
        }
    }
battle-stood = stands
battle-offered = offers a merger
battle-refused = offer refused
dice-count = Dice
dice-last = The last throw
dice-odds = Dice, chance { $value } %
dice-spoken = { $count ->
        [one] The die shows { $faces }
       *[other] The dice show { $faces }
    }
defend-holds = { $province } holds in { $value } of 100
demanded-title = Leave { $province }?
demanded-note = { $seat } asks
demanded-stay = nothing happens now; an attack may follow
withdraw-sum = { $lost ->
        [0] { $there } + { $here } = { $markers }
       *[other] { $there } + { $here }: { $markers } find room, { $lost } lost
    }
withdraw-entered = the attacker may move in
withdraw-empty = { $province } stays empty
offer-you-lead = you would be the senior
offer-they-lead = { $owner } would be the senior, you would play no more
order-now = For the rest of this attack
order-always = In every attack on me
order-always-about = The house then answers attacks on you like this without asking you, also while you are away.
order-give = Let the house answer
order-fold = Standing order…
order-ask = Ask me
order-stand = Stand to the end
order-withdraw = { $count ->
        [one] Withdraw at { $count } marker left
       *[other] Withdraw at { $count } markers left
    }
order-withdraw-first = { $count ->
        [one] With { $count } marker, withdraw before the first throw
       *[other] With { $count } markers or fewer, withdraw before the first throw
    }
order-withdraw-to = { $count ->
        [one] Withdraw to { $to } at { $count } marker left
       *[other] Withdraw to { $to } at { $count } markers left
    }
order-set = The house answers for you.
order-off = You will be asked.
advance-title = { $province } is free
advance-withdrew = { $seat } has withdrawn: { $province } is free
advance-withdrew-you = You have withdrawn: { $province } is free
advance-count = Markers that move in
advance-fresh = they may attack on
advance-spent = they attack no more in this turn
merge-whom = Merge with whom?
merge-with = Merge with { $owner }?
merge-proposed = { $seat } proposes a merger
merge-proposed-you = You propose a merger
merge-offered = { $seat } offers a merger
merge-offered-you = You offer a merger
merge-cornered = { $seat }, cornered, asks to join
merge-cornered-you = Cornered, you ask to join
merge-once = the other side may refuse
merge-senior = senior
merge-junior = junior
merge-after = after
merge-provinces = Provinces
merge-markers = Markers
merge-cards = Yang cards
merge-points = Points
merge-at-once = { $seat } joins at once and plays no more.
merge-at-once-you = You join at once and play no more.
merge-later = { $seat } still draws cards, joins at the end of this turn, and plays no more.
merge-later-you = You still draw cards, join at the end of this turn, and play no more.
merge-last = { $seat } joins at the end of this turn and plays no more.
merge-last-you = You join at the end of this turn and play no more.
merge-behind = In the result { $seat } comes behind every state that is left.
merge-behind-you = In the result you come behind every state that is left.
merge-series = In this series { $seat } gets the agreed share of the senior’s points.
merge-series-you = In this series you get the agreed share of the senior’s points.
merge-lost = { $markers ->
        [0] { $cards ->
            [one] { $cards } Yang card lapses.
           *[other] { $cards } Yang cards lapse.
        }
       *[other] { $cards ->
            [0] Lost for want of pieces: { $markers }.
           *[other] Lost: markers { $markers }, Yang cards { $cards }.
        }
    }
merge-share-named = Share named: { $share } %.
share-name = Name a share
share-counts = counts in a series of games
share-label = Share of the junior in a series
cards-title = Yang and Yin
cards-unseen = both unseen
name-yang = Yang goes to …
name-yang-at = Yang goes to { $province }
name-yang-note = { $count } in the deck. Unseen: cities { $city }, mines { $mine }, farms { $farm }
name-yin = Yin goes to …
name-yin-at = Yin goes to { $province }
name-yin-note = { $count } in the deck: one or two markers may be lost
name-same = If both are for the same province, a relief card drawn now helps at once.
drawn-title = Cards of { $seat }
drawn-title-you = Your last cards
drawn-yang-hidden = Yang, hidden
drawn-yin-hidden = Yin, not drawn
drawn-yang-at = for { $province }
drawn-yin-at = for { $province }
relief-title = Cards just drawn
relief-loss = { $count ->
        [one] { $province } would lose its only marker.
       *[other] { $province } would lose two of { $count } markers.
    }
relief-helps = You have relief for it.
relief-helpless = You have no card that helps.
cornered-title = You are cornered
cornered-note = { $turns ->
        [one] for { $turns } turn
       *[other] for { $turns } turns
    }
cornered-join = { $owner } may refuse
cornered-leave = your markers are taken off
wait-junior = You play no more. In the result you come behind every state that is left; in a series you get the agreed share of the points of { $owner }.
wait-out = Your state is out of the game
wait-out-text = You have no markers left. The others play on, and you may watch to the end.
wait-joined = Your state has joined { $owner }
answer-refused = { $seat } refuses the merger.
answer-stayed = { $seat } does not leave { $province }.
answer-not-joined = { $seat } does not take you in.
wait-first = Your turn comes. Look at the map meanwhile: a province tells about itself when you touch it.
hand-title = Your Yang cards
hand-none = No Yang cards in your hand yet. Each turn brings one.
hand-times = ×{ $count }
hand-use-targets = { $count ->
        [0] no target
        [one] { $count } target
       *[other] { $count } targets
    }
hand-use-later = for your attacks
hand-use-kept = kept
hand-use-helps = helps now
hand-for-cross_water = Spent for one attack over a river, a lake or the sea.
hand-for-cross_mountain = Spent for one attack over mountains.
hand-for-cross_wall = Spent for one attack over the Great Wall.
hand-for-relief_famine = Cancels the loss by one famine.
hand-for-relief_flood = Cancels the loss by one flood.
