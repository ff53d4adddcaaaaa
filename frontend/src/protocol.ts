// Made from the messages of the server by make client-types; not to be edited.

export type ShownEvent =
  | SomebodySat
  | SeatLeft
  | Renamed
  | SeatsSwapped
  | HostGiven
  | ProfileSet
  | BotsSet
  | CustomsSet
  | PracticeSet
  | MatchStarted
  | DealBegan
  | CallMade
  | CardPlayed
  | HonoursClaimed
  | TricksClaimed
  | ClaimAnswerGiven
  | UndoWanted
  | UndoAnswerGiven
  | MoveTakenBack
  | RequestCalledOff
  | MatchStopped
  | Paused
  | Resumed;
/**
 * A compass point at the table; iteration goes clockwise from North.
 *
 * >>> Seat.W.next, Seat.E.partner, Seat.S.side
 * (Seat.N, Seat.W, Side.NS)
 */
export type Seat = "E" | "N" | "S" | "W";
/**
 * How a match is scored.
 */
export type Form = "chicago" | "chicago_duplicate" | "draw" | "duplicate" | "rubber" | "training";
/**
 * When honours are claimed; auto finds them for the players.
 */
export type HonoursClaim = "after_auction" | "after_play" | "auto";
/**
 * 700 or 500 at the end of the rubber alone, or 200 for a game at once and 700 for the last.
 */
export type RubberPremium = "700_500" | "game_200_rubber_700";
/**
 * Doubled undertricks, not vulnerable: 100 200 200 300…, or 100 200 200 200….
 */
export type Undertricks = "law" | "simplified";
/**
 * Who is paid when a rubber stops: the only side with a game or part-score, or each side.
 */
export type Unfinished = "each" | "only";
/**
 * How the difference becomes units; applied to the absolute value.
 */
export type Rounding = "ceil" | "floor" | "half_away" | "half_down" | "none";
/**
 * Whose name the rubber bears: more points, or two games (a label only).
 */
export type RubberWinner = "games" | "points";
/**
 * A single match, or three rubbers with every partnership once.
 */
export type Tour = "off" | "three_rubbers";
/**
 * Who chooses the partnerships of the second rubber of a tour.
 */
export type TourOrder = "cut" | "fixed";
/**
 * Who deals first in the next rubber of a tour.
 */
export type TourDealer = "continue" | "cut";
/**
 * Who is vulnerable on the second and third deal of a Chicago.
 */
export type VulScheme = "dealer_side" | "non_dealer_side";
/**
 * What earns 100 at the end of a Chicago: a part-score made on deal four, or one still held.
 */
export type FourthDealPart = "held" | "made";
/**
 * What a passed-out deal of a Chicago does: dealt again, or counted.
 */
export type PassedOut = "count" | "redeal";
/**
 * Who deals first: by cut, or North.
 */
export type FirstDealer = "N" | "cut";
/**
 * How partners change among six or seven players.
 */
export type Rotation = "balanced" | "cut";
/**
 * What each player adds up over several matches.
 */
export type IndividualTotal = "points" | "units";
/**
 * How declarer and strain of a training deal come about: by points, agreed, or by auction.
 */
export type TrainingDeclarer = "auction" | "manual" | "points";
/**
 * Until when the last trick may be looked at: by Law 66A, always, or never.
 */
export type LastTrick = "always" | "law" | "never";
/**
 * How hard the bots of a table think about a card.
 */
export type Level = "medium" | "strong" | "weak";
/**
 * How fast bots act.
 */
export type Tempo = "fast" | "instant" | "normal" | "slow";
/**
 * What may be taken back with the consent of the opponents.
 */
export type TakingBack = "all" | "calls" | "off";
/**
 * What becomes of a claim that is refused: play goes on, or double dummy rules on it.
 */
export type Dispute = "double_dummy" | "play_on";
/**
 * When a bot claims that is sure of all tricks left: never, where bots alone answer, always.
 */
export type BotClaims = "always" | "among_bots" | "never";
/**
 * One of the 38 calls; bids stand in their order, lowest first.
 *
 * >>> Call("1NT").level, Call("1NT").strain, Call("1NT").number
 * (1, <Strain.NT: 'NT'>, 4)
 * >>> Call.PASS.is_bid
 * False
 */
export type Call =
  | "1C"
  | "1D"
  | "1H"
  | "1NT"
  | "1S"
  | "2C"
  | "2D"
  | "2H"
  | "2NT"
  | "2S"
  | "3C"
  | "3D"
  | "3H"
  | "3NT"
  | "3S"
  | "4C"
  | "4D"
  | "4H"
  | "4NT"
  | "4S"
  | "5C"
  | "5D"
  | "5H"
  | "5NT"
  | "5S"
  | "6C"
  | "6D"
  | "6H"
  | "6NT"
  | "6S"
  | "7C"
  | "7D"
  | "7H"
  | "7NT"
  | "7S"
  | "P"
  | "X"
  | "XX";
/**
 * A card of the pack, written suit first as in the play section of PBN.
 *
 * >>> Card("ST").suit, Card("ST").rank, Card("ST").height
 * (<Suit.S: 'S'>, <Rank.TEN: 'T'>, 10)
 */
export type Card =
  | "C2"
  | "C3"
  | "C4"
  | "C5"
  | "C6"
  | "C7"
  | "C8"
  | "C9"
  | "CA"
  | "CJ"
  | "CK"
  | "CQ"
  | "CT"
  | "D2"
  | "D3"
  | "D4"
  | "D5"
  | "D6"
  | "D7"
  | "D8"
  | "D9"
  | "DA"
  | "DJ"
  | "DK"
  | "DQ"
  | "DT"
  | "H2"
  | "H3"
  | "H4"
  | "H5"
  | "H6"
  | "H7"
  | "H8"
  | "H9"
  | "HA"
  | "HJ"
  | "HK"
  | "HQ"
  | "HT"
  | "S2"
  | "S3"
  | "S4"
  | "S5"
  | "S6"
  | "S7"
  | "S8"
  | "S9"
  | "SA"
  | "SJ"
  | "SK"
  | "SQ"
  | "ST";
export type TableAction =
  | Sit
  | Leave
  | Rename
  | AddBot
  | FillBots
  | Unseat
  | SwapSeats
  | SetProfile
  | SetBots
  | SetCustoms
  | SetPractice
  | StartMatch
  | NextDeal
  | StopMatch
  | TakeHost
  | Pause
  | Resume
  | MakeCall
  | PlayCard
  | ClaimHonours
  | MakeClaim
  | AnswerClaim
  | AskUndo
  | AnswerUndo
  | CallOff;
export type ServerMessage = ViewMessage | SheetMessage | Done | Refused;
/**
 * Where a table is: before a match, in a deal, between two deals, after a match.
 */
export type TablePhase = "between" | "deal" | "lobby" | "over";
/**
 * A partnership, named after its seats.
 */
export type Side = "EW" | "NS";
/**
 * What a deal is at: the draw (at Draw Bridge alone), the auction, the play, or its end.
 */
export type Phase = "auction" | "draw" | "over" | "play";
/**
 * What a bid names: a suit as trumps or notrump, lowest first.
 */
export type Strain = "C" | "D" | "H" | "NT" | "S";
/**
 * One of the four suits, lowest first.
 */
export type Suit = "C" | "D" | "H" | "S";
/**
 * Where an entry stands: below the line counts towards game, above it does not.
 */
export type Place = "above" | "below";
/**
 * What an entry is for.
 */
export type EntryReason =
  | "defence"
  | "game"
  | "grand_slam"
  | "honours"
  | "insult"
  | "odd_tricks"
  | "overtricks"
  | "part_score"
  | "rubber"
  | "small_slam"
  | "tricks"
  | "undertricks"
  | "unfinished_game"
  | "unfinished_part";
/**
 * What the viewer may do now apart from calls and cards: the names of the actions, and hint.
 */
export type Permission =
  | "add_bot"
  | "answer_claim"
  | "answer_undo"
  | "call_off"
  | "claim"
  | "claim_honours"
  | "fill_bots"
  | "hint"
  | "leave"
  | "next_deal"
  | "pause"
  | "rename"
  | "resume"
  | "set_bots"
  | "set_customs"
  | "set_practice"
  | "set_profile"
  | "sit"
  | "start_match"
  | "stop_match"
  | "swap_seats"
  | "take_host"
  | "undo"
  | "unseat";
export type ClientMessage = Act | Hello;
export type ShownBookEvent =
  | BookSetUp
  | MatchBegun
  | DealEntered
  | DealCorrected
  | DealDeleted
  | DealMoved
  | PlayStopped
  | PlayResumed
  | PlayerRenamed
  | Undone
  | Signed
  | Locked;
export type BookAction =
  | SetUp
  | EnterDeal
  | CorrectDeal
  | DeleteDeal
  | MoveDeal
  | StopPlay
  | ResumePlay
  | NextMatch
  | RenamePlayer
  | Undo
  | Sign
  | Lock;
/**
 * How it is found who plays with whom, and who deals first.
 *
 * `rules`: as the rules of this form say: at first by a cut of the club; in a tour and among four
 * to seven at a Chicago the partnerships change; a rubber goes on with the same seats. `random`:
 * the club draws a card for each. `manual`: the players drew cards themselves and say which.
 * `fixed`: they say who sits where.
 */
export type Seating = "fixed" | "manual" | "random" | "rules";
export type DealChange = EnterDeal | CorrectDeal | DeleteDeal | MoveDeal;
export type BookServerMessage = BookViewMessage | Done | BookRefused;
/**
 * Where a book is: nobody named yet, in a match, after one.
 */
export type BookPhase = "over" | "playing" | "set_up";
/**
 * What the viewer may do now (the names of the actions).
 */
export type BookPermission =
  | "correct_deal"
  | "delete_deal"
  | "enter_deal"
  | "lock"
  | "move_deal"
  | "next_match"
  | "rename_player"
  | "resume_match"
  | "set_up"
  | "sign"
  | "stop_match"
  | "undo";
export type BookClientMessage = BookAct | Hello;
/**
 * @minItems 2
 * @maxItems 2
 */
export type Range = [number, number];
/**
 * In what a strength is counted.
 */
export type Count = "hcp" | "points" | "support";
/**
 * What a call asks of partner.
 */
export type Forcing = "game" | "invites" | "no" | "round" | "sign_off";

export interface Protocol {
  ShownEvent: ShownEvent;
  TableAction: TableAction;
  ServerMessage: ServerMessage;
  ClientMessage: ClientMessage;
  NewTable: NewTable;
  TableMade: TableMade;
  Option: Option;
  ShownBookEvent: ShownBookEvent;
  BookAction: BookAction;
  DealChange: DealChange;
  BookServerMessage: BookServerMessage;
  BookClientMessage: BookClientMessage;
  NewSheet: NewSheet;
  SheetMade: SheetMade;
  BookPreview: BookPreview;
  BookHistory: BookHistory;
  AuctionView: AuctionView;
  Hint: Hint;
  DealBrief: DealBrief;
  PlayedDeal: PlayedDeal;
  Review: Review;
  AdviceAsked: AdviceAsked;
  QuizAsked: QuizAsked;
  Quiz: Quiz;
}
/**
 * What everybody may know of Seated.
 */
export interface SomebodySat {
  type: "sat";
  seat: Seat;
  name: string;
  bot: boolean;
}
/**
 * The seat became free.
 */
export interface SeatLeft {
  type: "left";
  seat: Seat;
}
/**
 * The player on this seat has a new name.
 */
export interface Renamed {
  type: "renamed";
  seat: Seat;
  name: string;
}
/**
 * Two seats changed places.
 */
export interface SeatsSwapped {
  type: "swapped";
  first: Seat;
  second: Seat;
}
/**
 * What everybody may know of HostChanged: where the new host sits.
 */
export interface HostGiven {
  type: "host_given";
  seat: Seat | null;
}
/**
 * The next match is played by this profile.
 */
export interface ProfileSet {
  type: "profile_set";
  profile: Profile;
}
/**
 * A form of the game with all its house rules; the defaults are the rule book's.
 */
export interface Profile {
  form: Form;
  honours: boolean;
  honours_claim: HonoursClaim;
  rubber_premium_scheme: RubberPremium;
  final_game_also: boolean;
  rubber_2_0: number;
  rubber_2_1: number;
  insult_doubled: number;
  insult_redoubled: number;
  nv_doubled_undertricks: Undertricks;
  unfinished_game: number;
  unfinished_part: number;
  unfinished_reading: Unfinished;
  unit: number;
  round: Rounding;
  stake: number;
  rubber_winner: RubberWinner;
  tour: Tour;
  tour_order: TourOrder;
  tour_dealer: TourDealer;
  vul_scheme: VulScheme;
  fourth_deal_part: FourthDealPart;
  passed_out: PassedOut;
  first_dealer: FirstDealer;
  players: number;
  rotation: Rotation;
  individual_total: IndividualTotal;
  training_declarer: TrainingDeclarer;
  training_length: number;
  training_game_premium: number;
  training_rubber_premium: number;
  draw_follow_suit: boolean;
  stock_top_face_up: boolean;
  last_trick: LastTrick;
  dummy_sees_all: boolean;
}
/**
 * All bots of the table play so from now on.
 */
export interface BotsSet {
  type: "bots_set";
  level: Level;
  pace: Tempo;
  system: System;
}
/**
 * A convention card; each convention can be switched off, and is bid naturally then.
 *
 * `notrump` is the range of high-card points of the opening 1NT.
 */
export interface System {
  /**
   * @minItems 2
   * @maxItems 2
   */
  notrump: [number, number];
  five_card_majors: boolean;
  weak_twos: boolean;
  strong_two_clubs: boolean;
  stayman: boolean;
  transfers: boolean;
  gerber: boolean;
  jacoby_two_notrump: boolean;
  fourth_suit_forcing: boolean;
  blackwood: boolean;
  negative_doubles: boolean;
  takeout_doubles: boolean;
  michaels: boolean;
  unusual_notrump: boolean;
  cappelletti: boolean;
}
/**
 * This may be asked at the table from now on.
 */
export interface CustomsSet {
  type: "customs_set";
  undo: TakingBack;
  claim_dispute: Dispute;
  bots_claim: BotClaims;
}
/**
 * Deals of this kind are chosen from now on, None for deals from the whole of chance.
 */
export interface PracticeSet {
  type: "practice_set";
  kind: string | null;
}
/**
 * A match began, by this profile, with this first dealer.
 */
export interface MatchStarted {
  type: "match_started";
  profile: Profile;
  first_dealer: Seat;
}
/**
 * What everybody may know of Dealt and DrawDealt: the number of the deal and its dealer.
 */
export interface DealBegan {
  type: "deal_began";
  number: number;
  dealer: Seat;
}
/**
 * A call was made.
 */
export interface CallMade {
  type: "called";
  seat: Seat;
  call: Call;
}
/**
 * A card was played from the hand of this seat.
 */
export interface CardPlayed {
  type: "played";
  seat: Seat;
  card: Card;
}
/**
 * The holder at this seat claimed his honours in time.
 */
export interface HonoursClaimed {
  type: "honours_claimed";
  seat: Seat;
}
/**
 * The player at this seat claimed so many of the tricks left and faced his hand.
 */
export interface TricksClaimed {
  type: "claimed";
  seat: Seat;
  tricks: number;
  statement: string;
}
/**
 * A player accepted the claim or refused it.
 *
 * `ruling` is what a disputed claim is worth to the claimer's side, None where play goes on.
 */
export interface ClaimAnswerGiven {
  type: "claim_answered";
  seat: Seat;
  accepts: boolean;
  ruling: number | null;
}
/**
 * The player at this seat asked to take back the last so many calls and cards.
 */
export interface UndoWanted {
  type: "undo_asked";
  seat: Seat;
  steps: number;
}
/**
 * An opponent let it be taken back, or did not.
 */
export interface UndoAnswerGiven {
  type: "undo_answered";
  seat: Seat;
  accepts: boolean;
}
/**
 * What the player at this seat asked for was taken back: that many calls and cards.
 */
export interface MoveTakenBack {
  type: "taken_back";
  seat: Seat;
  steps: number;
}
/**
 * The open claim or request was called off.
 */
export interface RequestCalledOff {
  type: "called_off";
}
/**
 * The match was broken off.
 */
export interface MatchStopped {
  type: "match_stopped";
}
/**
 * Play was stopped.
 */
export interface Paused {
  type: "paused";
}
/**
 * Play goes on.
 */
export interface Resumed {
  type: "resumed";
}
/**
 * Take a free seat under this name (or move to it, when already seated).
 */
export interface Sit {
  type: "sit";
  seat: Seat;
  name: string;
}
/**
 * Leave one's own seat.
 */
export interface Leave {
  type: "leave";
}
/**
 * Change one's own name.
 */
export interface Rename {
  type: "rename";
  name: string;
}
/**
 * Put a bot on a free seat (host).
 */
export interface AddBot {
  type: "add_bot";
  seat: Seat;
}
/**
 * Put bots on all free seats (host).
 */
export interface FillBots {
  type: "fill_bots";
}
/**
 * Free this seat (host).
 */
export interface Unseat {
  type: "unseat";
  seat: Seat;
}
/**
 * Let two seats change places, between matches (host).
 */
export interface SwapSeats {
  type: "swap_seats";
  first: Seat;
  second: Seat;
}
/**
 * Choose the form and house rules of the next match (host).
 */
export interface SetProfile {
  type: "set_profile";
  profile: Profile;
}
/**
 * Choose how all bots play (host); what is left out stays as it is.
 *
 * Level and pace hold from the next card on; the system waits for the end of a deal.
 */
export interface SetBots {
  type: "set_bots";
  level?: Level | null;
  pace?: Tempo | null;
  system?: System | null;
}
/**
 * Choose what may be asked at this table (host, between deals); what is left out stays.
 */
export interface SetCustoms {
  type: "set_customs";
  undo?: TakingBack | null;
  claim_dispute?: Dispute | null;
  bots_claim?: BotClaims | null;
}
/**
 * Choose the kind of deals that are dealt, None for all, between deals (host).
 */
export interface SetPractice {
  type: "set_practice";
  kind: string | null;
}
/**
 * Start a match and deal; all seats must be taken (host).
 */
export interface StartMatch {
  type: "start_match";
}
/**
 * Deal the next deal of the match (anyone seated).
 */
export interface NextDeal {
  type: "next_deal";
}
/**
 * Break the match off and settle it as it stands (host).
 */
export interface StopMatch {
  type: "stop_match";
}
/**
 * Become the host in place of one who is not here (anyone seated).
 */
export interface TakeHost {
  type: "take_host";
}
/**
 * Stop play until it is resumed (host).
 */
export interface Pause {
  type: "pause";
}
/**
 * Go on after a pause (host).
 */
export interface Resume {
  type: "resume";
}
/**
 * Make this call.
 */
export interface MakeCall {
  type: "call";
  call: Call;
}
/**
 * Play this card, from dummy when it is dummy's turn.
 */
export interface PlayCard {
  type: "play";
  card: Card;
}
/**
 * Claim the honours held, where the house rules ask for it.
 */
export interface ClaimHonours {
  type: "claim_honours";
}
/**
 * Claim so many of the tricks left for one's own side, the rest being conceded.
 *
 * `statement` says in words how they are to be played.
 */
export interface MakeClaim {
  type: "claim";
  tricks: number;
  statement?: string;
}
/**
 * Accept the claim or refuse it.
 */
export interface AnswerClaim {
  type: "answer_claim";
  accept: boolean;
}
/**
 * Ask the opponents to let one's own last call or card be taken back.
 */
export interface AskUndo {
  type: "undo";
}
/**
 * Let an opponent take back what he asks to, or not.
 */
export interface AnswerUndo {
  type: "answer_undo";
  accept: boolean;
}
/**
 * Call off the open claim or request, so that play goes on (host).
 */
export interface CallOff {
  type: "call_off";
}
/**
 * Server: the table now, and the event that led here (None when it is not one step).
 */
export interface ViewMessage {
  type: "view";
  v: number;
  view: TableView;
  event: ShownEvent | null;
}
/**
 * A table as one viewer sees it; always under 1 kB or so.
 *
 * `places` are the seats that are played on: all four, or at Draw Bridge two.
 * `seat` is the viewer's own seat, `preset` the name of the house rules or "custom", `standing`
 * the score at which the current (or next) deal is played, None before the first match. `number`
 * is that of the deal on the table, 0 without one; `profile` holds the house rules of the next
 * match, None while one is being played. `practice` is the kind of deals that the host has chosen
 * to be dealt, None for all, and `customs` what players may ask of each other.
 */
export interface TableView {
  table: string;
  phase: TablePhase;
  seat: Seat | null;
  host: boolean;
  seats: {
    E: SeatView | null;
    N: SeatView | null;
    S: SeatView | null;
    W: SeatView | null;
  };
  places: Seat[];
  form: Form;
  preset: string;
  paused: boolean;
  match: number;
  standing: Standing | null;
  number: number;
  deal: DealView | null;
  last_deal: LastDeal | null;
  may: Permission[];
  profile: Profile | null;
  bots: BotsView;
  practice: string | null;
  customs: Customs;
}
/**
 * Who sits on a seat; a bot's name is its number, `online` whether a person is here.
 */
export interface SeatView {
  name: string;
  bot: boolean;
  host: boolean;
  online: boolean;
}
/**
 * The score a deal is played at: its number, dealer, vulnerability, games, legs, totals.
 *
 * `deals` is the length of the match in deals, None where the score decides it. Once a match is
 * played out, number, dealer and vulnerability are those of its last deal.
 */
export interface Standing {
  number: number;
  deals: number | null;
  dealer: Seat;
  vulnerable: Side[];
  games: {
    EW: number;
    NS: number;
  };
  legs: {
    EW: number;
    NS: number;
  };
  totals: {
    EW: number;
    NS: number;
  };
}
/**
 * A deal as one viewer sees it; `seat` is None for a viewer who does not play.
 *
 * `hands` holds the cards left in the hands that the viewer may see, a claimer's from his claim on
 * (all thirteen as dealt, of every seat, once the deal is over); `left` the number of cards in
 * every hand. `turn` is the hand that is next, `actor` the player who acts for it. `legal_calls`
 * and `legal_cards` are the viewer's own, empty unless it is for him to act. `winners` lists who
 * won each trick. `claim` is the claim that waits for answers or, when the deal is over, that
 * ended it, `undo` what somebody asks to take back.
 *
 * What follows is public and the same for every viewer, for a player who counts: `led` the suit
 * led to each complete trick, `gone` the cards of the complete tricks in no order of play, `voids`
 * the suits that a hand has shown out of. `stock` is the draw of Draw Bridge, None at a table of
 * four; the seats where nobody plays there have no cards left.
 */
export interface DealView {
  seat: Seat | null;
  phase: Phase;
  dealer: Seat;
  vulnerable: Side[];
  turn: Seat | null;
  actor: Seat | null;
  calls: Call[];
  contract: Contract | null;
  hands: {
    E?: Card[];
    N?: Card[];
    S?: Card[];
    W?: Card[];
  };
  left: {
    E: number;
    N: number;
    S: number;
    W: number;
  };
  trick: PlayedCard[];
  last_trick: PlayedCard[];
  winners: Seat[];
  legal_calls: Call[];
  legal_cards: Card[];
  led: Suit[];
  gone: Card[];
  voids: {
    E: Suit[];
    N: Suit[];
    S: Suit[];
    W: Suit[];
  };
  stock: StockView | null;
  claim: Claim | null;
  undo: UndoRequest | null;
}
/**
 * What the declaring side undertakes: level 1-7, strain, doubling 0-2, declarer.
 *
 * >>> Contract(4, Strain.S, 1, Seat.N).leader
 * Seat.E
 */
export interface Contract {
  level: number;
  strain: Strain;
  doubling: number;
  declarer: Seat;
}
/**
 * A card on the table and the hand it came from.
 */
export interface PlayedCard {
  seat: Seat;
  card: Card;
}
/**
 * The draw of Draw Bridge as one player sees it.
 *
 * `left` counts the cards in the stock, `top` is the uppermost where it lies face up. `follow` is
 * whether suit must be followed while drawing. `away` are the cards put aside with the tricks of
 * the draw, in no order of play, and `shown` those drawn face up: both public. `drawn` are the
 * viewer's own, in the order in which he drew them.
 */
export interface StockView {
  left: number;
  top: Card | null;
  follow: boolean;
  away: Card[];
  shown: DrawnCard[];
  drawn: Card[];
}
/**
 * A card drawn from the stock and the hand it went to.
 */
export interface DrawnCard {
  seat: Seat;
  card: Card;
}
/**
 * A claim (Law 68): the claimer's side takes `tricks` of the `left` ones, the others the rest.
 *
 * `left` counts the tricks not yet won, the one on the table included; `statement` is the line of
 * play in the claimer's words. `totals` are the tricks of the whole deal that each side would
 * have, `waiting` the players who have still to answer. `ruled` tells that the claim was disputed
 * and the tricks are those of a ruling.
 */
export interface Claim {
  claimer: Seat;
  tricks: number;
  left: number;
  statement: string;
  totals: {
    EW: number;
    NS: number;
  };
  waiting: Seat[];
  ruled: boolean;
}
/**
 * A player's wish to take back the last `steps` calls and cards, of which the first is his own.
 *
 * `waiting` are the opponents who have still to consent.
 */
export interface UndoRequest {
  asker: Seat;
  steps: number;
  waiting: Seat[];
}
/**
 * How the deal just ended was scored; `entries` are those written for it.
 */
export interface LastDeal {
  result: DealResult;
  entries: Entry[];
}
/**
 * How a deal ended: `contract` None when passed out; `tricks` 0-13 of the declaring side.
 */
export interface DealResult {
  contract: Contract | null;
  tricks: number;
  honours: Honours | null;
}
/**
 * An award for honours: 100 or 150 points to this side.
 */
export interface Honours {
  side: Side;
  points: number;
}
/**
 * One number on the sheet: `points` is `factor` times the sum of its terms, always above 0.
 *
 * `deal` is the place of the deal in the list of results, from 1, or None for what is written when
 * the match ends and no deal earned it. `game` numbers, from 1, the game of the match (of either
 * side) towards which an entry below the line counts, None where nothing is carried. `option`
 * names the field of the profile that decided the number, when it is not at its default.
 */
export interface Entry {
  side: Side;
  points: number;
  place: Place;
  reason: EntryReason;
  deal: number | null;
  terms: Term[];
  factor: number;
  game: number | null;
  option: string | null;
}
/**
 * A piece of the arithmetic of an entry: so many times so many points.
 */
export interface Term {
  count: number;
  each: number;
}
/**
 * How the bots play; `system` is None while a match is being played, when the sheet has it.
 */
export interface BotsView {
  level: Level;
  pace: Tempo;
  system: System | null;
}
/**
 * What the host has chosen for the manners of a table.
 */
export interface Customs {
  undo: TakingBack;
  claim_dispute: Dispute;
  bots_claim: BotClaims;
}
/**
 * Server: the score sheet now; sent on connection and whenever it changes.
 */
export interface SheetMessage {
  type: "sheet";
  v: number;
  sheet: SheetView;
}
/**
 * The whole score of a table: house rules, the sheet of the match, earlier matches.
 *
 * `seat` is the viewer's own, `players` those of this match (who sits there now before it starts).
 * `bots` is how the bots play, None where a page shows the sheet of a book in the same way;
 * `practice` lists the kinds of deals chosen in this match.
 */
export interface SheetView {
  table: string;
  profile: Profile;
  preset: string;
  seat: Seat | null;
  players: {
    E: SeatView | null;
    N: SeatView | null;
    S: SeatView | null;
    W: SeatView | null;
  };
  match: number;
  sheet: Sheet | null;
  standing: Standing | null;
  earlier: FinishedMatch[];
  bots: BotSettings | null;
  practice: string[];
}
/**
 * A match as written down: entries in the order they arose, totals, and the settlement.
 *
 * `settlement` is in units, positive for the side that receives, 0 while the match goes on;
 * `money` is that times the stake, for each player. `winner` is the side with more points, None at
 * equality or while the match goes on; `rubber_to` the side with two games; `rubber_winner` the
 * one of the two whose name the rubber bears by the profile, None where there is no rubber.
 */
export interface Sheet {
  entries: Entry[];
  deals: DealLine[];
  totals: {
    EW: number;
    NS: number;
  };
  over: boolean;
  stopped: boolean;
  settlement: {
    EW: number;
    NS: number;
  };
  winner: Side | null;
  rubber_to: Side | null;
  rubber_winner: Side | null;
  money: {
    EW: number;
    NS: number;
  };
}
/**
 * A deal on the sheet: its setting, its result, games and legs of both sides after it.
 *
 * `number` is None when it was not counted. `game_to` is the side that made a game on it, after
 * which the line is drawn; always None where every deal stands alone.
 */
export interface DealLine {
  number: number | null;
  dealer: Seat;
  vulnerable: Side[];
  result: DealResult;
  legs: {
    EW: number;
    NS: number;
  };
  games: {
    EW: number;
    NS: number;
  };
  game_to: Side | null;
}
/**
 * An earlier match at this table: who sat where, the totals and units.
 *
 * `practice` lists the kinds of deals that were chosen in it.
 */
export interface FinishedMatch {
  number: number;
  form: Form;
  players: {
    E: SeatView;
    N: SeatView;
    S: SeatView;
    W: SeatView;
  };
  totals: {
    EW: number;
    NS: number;
  };
  settlement: {
    EW: number;
    NS: number;
  };
  practice: string[];
}
/**
 * What the host has chosen for all bots of a table; `system` is what both sides bid by.
 */
export interface BotSettings {
  level: Level;
  pace: Tempo;
  system: System;
}
/**
 * Server: this command is saved; `v` is the number of its last event.
 */
export interface Done {
  type: "done";
  command: string;
  v: number;
}
/**
 * Server: this command or message is refused; `code` and `details` make the sentence.
 *
 * `view` is the table now, when there is one. `error` is the id of a fault in the server's log.
 */
export interface Refused {
  type: "refused";
  kind: "fault" | "illegal" | "stale" | "unknown" | "unreadable";
  code: string;
  details: {
    [k: string]: string | number;
  };
  command: string | null;
  v: number;
  view: TableView | null;
  error: string | null;
}
/**
 * Client: do this. `command` is a fresh id, kept on every retry; `v` what the client saw.
 */
export interface Act {
  type: "act";
  command: string;
  v: number;
  action: TableAction;
}
/**
 * Client: the number of the view it has, 0 for none; answered with the current view.
 */
export interface Hello {
  type: "hello";
  v?: number;
}
/**
 * API: make a table under this profile, or else this preset; with `name` the host sits down.
 *
 * With `bots` they take the other seats; `practice` is the kind of deals to be dealt.
 */
export interface NewTable {
  profile?: Profile | null;
  preset?: string;
  name?: string | null;
  seat?: Seat;
  bots?: boolean;
  practice?: string | null;
}
/**
 * API: the new table's id and the path of its link.
 */
export interface TableMade {
  table: string;
  path: string;
}
/**
 * An option: the forms it counts in, its allowed values, its default.
 *
 * `values` are all that are allowed, the default first; where any whole number within `bounds`
 * (least, most) is allowed too, they are those worth offering.
 */
export interface Option {
  name: string;
  forms: Form[];
  values: (boolean | number | string)[];
  default: boolean | number | string;
  bounds: [number, number] | null;
  needs: Need | null;
}
/**
 * Another option that must have one of these values for an option to count.
 */
export interface Need {
  option: string;
  values: (boolean | number | string)[];
}
/**
 * The players and their first match; set up again, it replaces what was there.
 *
 * `seats` says which player sits where (at Draw Bridge each holds both seats of a side), `draws`
 * are the cards by which it was cut, in the order of the players.
 */
export interface BookSetUp {
  type: "book_set_up";
  profile: Profile;
  players: string[];
  seats: {
    E: number;
    N: number;
    S: number;
    W: number;
  };
  first_dealer: Seat;
  waiting: number[];
  draws: Card[] | null;
}
/**
 * The next match of the same people began.
 */
export interface MatchBegun {
  type: "match_begun";
  profile: Profile;
  seats: {
    E: number;
    N: number;
    S: number;
    W: number;
  };
  first_dealer: Seat;
  waiting: number[];
  draws: Card[] | null;
}
/**
 * A deal was written down in this match, before another or at the end.
 */
export interface DealEntered {
  type: "deal_entered";
  match: number;
  key: string;
  result: DealResult;
  before: string | null;
}
/**
 * A deal has another result.
 */
export interface DealCorrected {
  type: "deal_corrected";
  match: number;
  key: string;
  result: DealResult;
}
/**
 * A deal was struck out.
 */
export interface DealDeleted {
  type: "deal_deleted";
  match: number;
  key: string;
}
/**
 * A deal stands before another now, or at the end.
 */
export interface DealMoved {
  type: "deal_moved";
  match: number;
  key: string;
  before: string | null;
}
/**
 * A match was broken off: the one of this number, None for the present one.
 */
export interface PlayStopped {
  type: "play_stopped";
  match: number | null;
}
/**
 * A match goes on after all: the one of this number, None for the present one.
 */
export interface PlayResumed {
  type: "play_resumed";
  match: number | null;
}
/**
 * A player has another name.
 */
export interface PlayerRenamed {
  type: "player_renamed";
  player: number;
  name: string;
}
/**
 * The change that has this number was taken back.
 */
export interface Undone {
  type: "undone";
  change: number;
}
/**
 * Whoever did this is known by this name from now on.
 */
export interface Signed {
  type: "signed";
  name: string;
}
/**
 * Only the owner may write from now on, or everybody again.
 */
export interface Locked {
  type: "locked";
  locked: boolean;
}
/**
 * Choose form, house rules, players and seats; until the first deal is entered.
 *
 * `draws` are the cards drawn, one for each player (manual). `seats` are the players at North,
 * East, South and West (fixed; at Draw Bridge the two players). `first_dealer` None leaves it to
 * the cut or to the house rules.
 */
export interface SetUp {
  type: "set_up";
  profile: Profile;
  players: string[];
  seating?: Seating;
  draws?: Card[] | null;
  seats?: number[] | null;
  first_dealer?: Seat | null;
}
/**
 * Write a deal down: at the end, or before another (None is the end).
 *
 * `key` is a fresh name for the deal; left out, the club gives it one. `match` is the number of an
 * earlier match that a deal was forgotten in, None for the present one.
 */
export interface EnterDeal {
  type: "enter_deal";
  result: DealResult;
  key?: string | null;
  before?: string | null;
  match?: number | null;
}
/**
 * Give a deal another result, in this match or an earlier one.
 */
export interface CorrectDeal {
  type: "correct_deal";
  key: string;
  result: DealResult;
}
/**
 * Strike a deal out.
 */
export interface DeleteDeal {
  type: "delete_deal";
  key: string;
}
/**
 * Move a deal before another one of its match, or to the end (None).
 */
export interface MoveDeal {
  type: "move_deal";
  key: string;
  before?: string | null;
}
/**
 * Break the match off and settle it as it stands.
 *
 * `match` is the number of an earlier match that a correction has left without its end, None for
 * the present one.
 */
export interface StopPlay {
  type: "stop_match";
  match?: number | null;
}
/**
 * Go on with the match that was broken off: the present one, or an earlier one by number.
 */
export interface ResumePlay {
  type: "resume_match";
  match?: number | null;
}
/**
 * Begin the next match of the same people, under these house rules or the same as before.
 */
export interface NextMatch {
  type: "next_match";
  seating?: Seating;
  draws?: Card[] | null;
  seats?: number[] | null;
  first_dealer?: Seat | null;
  profile?: Profile | null;
}
/**
 * Give a player another name.
 */
export interface RenamePlayer {
  type: "rename_player";
  player: number;
  name: string;
}
/**
 * Take back the last change: the one of this number, as the view says it under `undo`.
 */
export interface Undo {
  type: "undo";
  change: number;
}
/**
 * Say under which name one's own changes are recorded.
 */
export interface Sign {
  type: "sign";
  name: string;
}
/**
 * Let the others look but not write, or let them write again (owner).
 */
export interface Lock {
  type: "lock";
  locked: boolean;
}
/**
 * Server: the book now, and the event that led here (None when it is not one step).
 */
export interface BookViewMessage {
  type: "view";
  v: number;
  view: BookView;
  event: ShownBookEvent | null;
}
/**
 * A score book as one viewer sees it: the present match in full, the earlier ones in brief.
 *
 * `owner` is whether it is the viewer's own, `name` the name he signs with. `rubber` is the number
 * of the present rubber in its tour, None outside of a tour. `tour` is what each player has in the
 * tour so far, added up as `total` is, None outside of a tour. `undo` is the number of the change
 * that would be taken back now.
 */
export interface BookView {
  sheet: string;
  phase: BookPhase;
  owner: boolean;
  locked: boolean;
  name: string | null;
  players: BookPlayer[];
  match: BookMatch | null;
  earlier: EarlierMatch[];
  rubber: number | null;
  tour: number[] | null;
  undo: number | null;
  last: LastChange | null;
  may: BookPermission[];
}
/**
 * A player over the whole book.
 *
 * `total` adds up his matches as the house rules say (`individual_total`: units or points),
 * `money` what he receives for them; `matches` are those he has played or is playing.
 */
export interface BookPlayer {
  name: string;
  total: number;
  money: number;
  matches: number;
  waiting: boolean;
}
/**
 * One match in full.
 *
 * `seats` gives for each seat the number of the player (at Draw Bridge the same one for both seats
 * of a side), `waiting` those who sit out, `draws` the cards by which it was cut, in the order of
 * the players. `keys` name the deals of the sheet one by one, `behind` are entered deals that
 * do not count. `schedule` is the deal to be played next and those that are known after it.
 */
export interface BookMatch {
  number: number;
  profile: Profile;
  preset: string;
  seats: {
    E: number;
    N: number;
    S: number;
    W: number;
  };
  waiting: number[];
  draws: Card[] | null;
  first_dealer: Seat;
  sheet: Sheet;
  standing: Standing;
  keys: string[];
  behind: DealBehind[];
  schedule: ComingDeal[];
}
/**
 * A deal that was entered but lies behind the end of its match, after a correction.
 */
export interface DealBehind {
  key: string;
  result: DealResult;
}
/**
 * A deal to come, where it is known before; `number` counts from 1.
 */
export interface ComingDeal {
  number: number;
  dealer: Seat;
  vulnerable: Side[];
}
/**
 * An earlier match in brief; `over` is False when a correction left it without its end.
 */
export interface EarlierMatch {
  number: number;
  form: Form;
  seats: {
    E: number;
    N: number;
    S: number;
    W: number;
  };
  waiting: number[];
  deals: number;
  behind: number;
  over: boolean;
  stopped: boolean;
  totals: {
    EW: number;
    NS: number;
  };
  settlement: {
    EW: number;
    NS: number;
  };
  money: {
    EW: number;
    NS: number;
  };
  winner: Side | null;
}
/**
 * The last change: its number, who (None when he gave no name), when (UTC, ms), which kind.
 *
 * `key` names the deal that was changed, `changed` all deals whose points or place beside the end
 * are other than before, in whatever match.
 */
export interface LastChange {
  number: number;
  by: string | null;
  at: number;
  kind: string;
  key: string | null;
  changed: string[];
}
/**
 * Server: this command or message is refused; `code` and `details` make the sentence.
 *
 * `view` is the book now, when there is one. `error` is the id of a fault in the server's log.
 */
export interface BookRefused {
  type: "refused";
  kind: "fault" | "illegal" | "stale" | "unknown" | "unreadable";
  code: string;
  details: {
    [k: string]: string | number;
  };
  command: string | null;
  v: number;
  view: BookView | null;
  error: string | null;
}
/**
 * Client: do this. `command` is a fresh id, kept on every retry; `v` what the client saw.
 */
export interface BookAct {
  type: "act";
  command: string;
  v: number;
  action: BookAction;
}
/**
 * API: make a score book, set up at once or later; `name` is what its owner signs with.
 */
export interface NewSheet {
  set_up?: SetUp | null;
  name?: string | null;
}
/**
 * API: the new book's id and the path of its link.
 */
export interface SheetMade {
  sheet: string;
  path: string;
}
/**
 * What a change would do: the entries of its deal, its match after it, what else would change.
 *
 * `changed` names the other deals whose points would change, `behind` those that would newly lie
 * behind the end of the match.
 */
export interface BookPreview {
  entries: Entry[];
  match: BookMatch;
  changed: string[];
  behind: string[];
}
/**
 * Everything that was done to a book, the oldest first; the first line is its making.
 */
export interface BookHistory {
  sheet: string;
  lines: BookHistoryLine[];
}
/**
 * One change of a book: its number, when (UTC, ms), by whom, what.
 *
 * `by` is the name that person signs with now, None when there is none; `person` numbers all who
 * have written, in the order in which they came, the owner 0; `own` is whether it was the viewer,
 * `owner` whether it was the owner. For a deal, `place` is where it stood in its match
 * (from 1), after the change or before it was struck out, and `before` the result it had. `undone`
 * is whether the change was taken back later.
 */
export interface BookHistoryLine {
  number: number;
  at: number;
  by: string | null;
  person: number;
  own: boolean;
  owner: boolean;
  event: ShownBookEvent | null;
  place: number | null;
  before: DealResult | null;
  undone: boolean;
}
/**
 * The auction of the deal on the table, explained: public facts, the same for everybody.
 *
 * `possible` maps each call that would be legal now to what it would say, empty after the auction;
 * `shown` is what each player has shown of his hand. `v` is the number of the view it belongs to.
 */
export interface AuctionView {
  v: number;
  calls: ExplainedCall[];
  possible: {
    "1C"?: Meaning;
    "1D"?: Meaning;
    "1H"?: Meaning;
    "1NT"?: Meaning;
    "1S"?: Meaning;
    "2C"?: Meaning;
    "2D"?: Meaning;
    "2H"?: Meaning;
    "2NT"?: Meaning;
    "2S"?: Meaning;
    "3C"?: Meaning;
    "3D"?: Meaning;
    "3H"?: Meaning;
    "3NT"?: Meaning;
    "3S"?: Meaning;
    "4C"?: Meaning;
    "4D"?: Meaning;
    "4H"?: Meaning;
    "4NT"?: Meaning;
    "4S"?: Meaning;
    "5C"?: Meaning;
    "5D"?: Meaning;
    "5H"?: Meaning;
    "5NT"?: Meaning;
    "5S"?: Meaning;
    "6C"?: Meaning;
    "6D"?: Meaning;
    "6H"?: Meaning;
    "6NT"?: Meaning;
    "6S"?: Meaning;
    "7C"?: Meaning;
    "7D"?: Meaning;
    "7H"?: Meaning;
    "7NT"?: Meaning;
    "7S"?: Meaning;
    P?: Meaning;
    X?: Meaning;
    XX?: Meaning;
  };
  shown: {
    E: Shown;
    N: Shown;
    S: Shown;
    W: Shown;
  };
}
/**
 * A call and what it said; `listed` tells whether the book of the bots has it.
 */
export interface ExplainedCall {
  seat: Seat;
  call: Call;
  meaning: Meaning;
  listed: boolean;
}
/**
 * What a call says of the hand that made it.
 *
 * `strength` is counted in `count` (in support of `trumps`), None when nothing is said; `lengths`
 * maps the suits about which something is said to the range of their length, spades first. What
 * follows from the rest, as from the thirteen cards, is left out.
 */
export interface Meaning {
  note: string;
  strength: Range | null;
  count: Count;
  trumps: Suit | null;
  lengths: [Suit, Range][];
  balanced: boolean;
  forcing: Forcing;
  artificial: boolean;
  convention: string | null;
  agrees: Suit | null;
}
/**
 * The hand of a player as far as his calls have shown it.
 *
 * `hcp` bounds the high-card points. `points` is the strength that he means, in whatever count the
 * call was made (high cards, with length, or in support of a suit): what partner reckons with.
 * `lengths` are those of clubs, diamonds, hearts and spades.
 */
export interface Shown {
  hcp: Range;
  points: Range;
  /**
   * @minItems 4
   * @maxItems 4
   */
  lengths: [Range, Range, Range, Range];
  balanced: boolean;
}
/**
 * What a bot would do in the viewer's place, who is to call or to play.
 */
export interface Hint {
  v: number;
  call: CallHint | null;
  card: CardHint | null;
}
/**
 * The call of the book for a hand, why, and what it says at the table.
 *
 * `alternatives` are other calls that the hand allows, best first.
 */
export interface CallHint {
  call: Call;
  note: string;
  meaning: Meaning;
  alternatives: CallNote[];
}
/**
 * A call and the note of the rule that makes it.
 */
export interface CallNote {
  call: Call;
  note: string;
}
/**
 * The card that a bot would play; `options` are all legal ones, best first, if it weighed.
 */
export interface CardHint {
  card: Card;
  options: CardOption[];
}
/**
 * A card that may be played, weighed over layouts of the hands that the player does not see.
 *
 * `tricks` is the mean of what his side takes in all, `worth` the mean of what it gains: points,
 * or the share of a board at matchpoints. `good` tells whether the card is as good as the best.
 */
export interface CardOption {
  card: Card;
  tricks: number;
  worth: number;
  good: boolean;
}
/**
 * A finished deal in a line.
 *
 * `n` counts all deals of the table from 1, also those broken off, which are not shown; `number`
 * is that within the match. `points` is what it brought each side, `practice` the kind it was
 * chosen for, `claimed` whether a claim ended it.
 */
export interface DealBrief {
  n: number;
  match: number;
  number: number;
  practice: string | null;
  dealer: Seat;
  vulnerable: Side[];
  players: {
    E: SeatView | null;
    N: SeatView | null;
    S: SeatView | null;
    W: SeatView | null;
  };
  result: DealResult;
  points: {
    EW: number;
    NS: number;
  };
  claimed: boolean;
}
/**
 * A finished deal in full: the hands as dealt, every call explained, every card in order.
 *
 * `standing` is the score at which it was played, `entries` what was written for it, `winners` who
 * won each trick. `claim` is the claim that ended it, None for one that was played out.
 */
export interface PlayedDeal {
  n: number;
  match: number;
  number: number;
  practice: string | null;
  dealer: Seat;
  vulnerable: Side[];
  players: {
    E: SeatView | null;
    N: SeatView | null;
    S: SeatView | null;
    W: SeatView | null;
  };
  hands: {
    E?: Card[];
    N?: Card[];
    S?: Card[];
    W?: Card[];
  };
  system: System;
  standing: Standing;
  calls: ExplainedCall[];
  cards: PlayedCard[];
  winners: Seat[];
  result: DealResult;
  entries: Entry[];
  claim: Claim | null;
}
/**
 * What is to be said of a deal after its end.
 *
 * `values` are declarer's double-dummy tricks before the first card and after each; there are none
 * when there was no play.
 */
export interface Review {
  table: DoubleDummy;
  par: Par;
  calls: ReviewedCall[];
  cards: ReviewedCard[];
  values: number[];
}
/**
 * A double-dummy table: 20 numbers of tricks, declarer N, E, S, W by strain C, D, H, S, NT.
 */
export interface DoubleDummy {
  tricks: number[];
}
/**
 * The par score for North-South and the contracts that reach it; none when all should pass.
 */
export interface Par {
  score: number;
  contracts: ParContract[];
}
/**
 * A contract that scores par: who of the side may declare it, and its over- or undertricks.
 *
 * >>> str(ParContract(5, Strain.D, True, (Seat.E, Seat.W), -2))
 * '5DX by EW -2'
 */
export interface ParContract {
  level: number;
  strain: Strain;
  doubled: boolean;
  declarers: Seat[];
  result: number;
}
/**
 * A call, what it said at the table, and what the book calls with that hand.
 *
 * `listed` tells whether a rule of the book makes the call; one that none makes is read naturally.
 * `note` is the id of the book's reason for `book` (``note-<note>`` in the language files).
 */
export interface ReviewedCall {
  seat: Seat;
  call: Call;
  meaning: Meaning;
  listed: boolean;
  book: Call;
  note: string;
}
/**
 * A card from the hand at `seat` and the double-dummy tricks that it cost its side.
 *
 * `best` are the cards that would have cost nothing, and `reasonable` whether this one was as good
 * as any on what the player saw: empty and None when it cost nothing, None too when nobody judged.
 */
export interface ReviewedCard {
  seat: Seat;
  card: Card;
  cost: number;
  best: Card[];
  reasonable: boolean | null;
}
/**
 * API: what to call next with this hand after this auction, from the dealer on.
 *
 * `part` holds part-scores below the line, 0 to 99, where there are any.
 */
export interface AdviceAsked {
  hand: Card[];
  dealer: Seat;
  vulnerable?: Side[];
  auction?: Call[];
  part?: {
    EW?: number;
    NS?: number;
  };
  system?: System;
}
/**
 * API: give a question of bidding, from deals of this kind or from all.
 */
export interface QuizAsked {
  kind?: string | null;
  system?: System;
}
/**
 * A question: what does the player at `seat` call with this hand after this auction?
 *
 * `possible` maps each call that would be legal to what it would say, whatever the hand is.
 */
export interface Quiz {
  hand: Card[];
  dealer: Seat;
  vulnerable: Side[];
  auction: ExplainedCall[];
  seat: Seat;
  possible: {
    "1C"?: Meaning;
    "1D"?: Meaning;
    "1H"?: Meaning;
    "1NT"?: Meaning;
    "1S"?: Meaning;
    "2C"?: Meaning;
    "2D"?: Meaning;
    "2H"?: Meaning;
    "2NT"?: Meaning;
    "2S"?: Meaning;
    "3C"?: Meaning;
    "3D"?: Meaning;
    "3H"?: Meaning;
    "3NT"?: Meaning;
    "3S"?: Meaning;
    "4C"?: Meaning;
    "4D"?: Meaning;
    "4H"?: Meaning;
    "4NT"?: Meaning;
    "4S"?: Meaning;
    "5C"?: Meaning;
    "5D"?: Meaning;
    "5H"?: Meaning;
    "5NT"?: Meaning;
    "5S"?: Meaning;
    "6C"?: Meaning;
    "6D"?: Meaning;
    "6H"?: Meaning;
    "6NT"?: Meaning;
    "6S"?: Meaning;
    "7C"?: Meaning;
    "7D"?: Meaning;
    "7H"?: Meaning;
    "7NT"?: Meaning;
    "7S"?: Meaning;
    P?: Meaning;
    X?: Meaning;
    XX?: Meaning;
  };
}
