import { atLeast } from '../../../../scripts/testing/must.ts';
/** What can be wrong: its name, overrides that have it, and how the message begins. */
const TABLE = `
a tile that is not there
  {"keywod":{}}
  tiles.keywod: there is no such tile; did you mean "keywood"?
a tile without a similar name
  {"the-moon":{}}
  tiles.the-moon: there is no such tile
a tile of an expansion that is not here
  {"farm-yard":{}}
  tiles.farm-yard: there is no such tile
a tile that is no object
  {"keywood":3}
  tiles.keywood: expected an object
a misspelt field
  {"keywood":{"edge":"RRRRRR"}}
  tiles.keywood.edge: there is no such field; did you mean "edges"?
what a tile is
  {"keywood":{"kind":"home"}}
  tiles.keywood.kind: there is no such field; there is edges, front, back, upgradeCost
its season
  {"keywood":{"season":"winter"}}
  tiles.keywood.season: there is no such field
its id
  {"keywood":{"id":"wood"}}
  tiles.keywood.id: there is no such field
what a boat brings
  {"boat-flipper":{"goods":{}}}
  tiles.boat-flipper.goods: there is no such field
an ability
  {"boat-1":{"front":{"ability":"1b"}}}
  tiles.boat-1.front.ability: there is no such field
a back that is not there
  {"scholar":{"back":{}}}
  tiles.scholar.back: the printed tile has none, and none can be added
a cost that is not there
  {"boat-1":{"upgradeCost":{}}}
  tiles.boat-1.upgradeCost: the printed tile has none, and none can be added
too few edges
  {"keywood":{"edges":"RRFRR"}}
  tiles.keywood.edges: expected six letters, each R, F or W
edges that are no text
  {"keywood":{"edges":6}}
  tiles.keywood.edges: expected six letters
small letters
  {"keywood":{"edges":"rrfrrf"}}
  tiles.keywood.edges: expected six letters, each R, F or W
water on land
  {"keywood":{"edges":"RRFRRW"}}
  tiles.keywood.edges: only homes and boats have W
a home without water
  {"home-1":{"edges":"RRRRRR"}}
  tiles.home-1.edges: a home has exactly one W
a boat in a bend
  {"boat-1":{"edges":"WFWFFF"}}
  tiles.boat-1.edges: a boat has two opposite W and no R
a boat with a road
  {"boat-flipper":{"edges":"WRFWFF"}}
  tiles.boat-flipper.edges: a boat has two
too many points
  {"keywood":{"back":{"vp":100}}}
  tiles.keywood.back.vp: expected a whole number from 0 to 99
half a point
  {"keywood":{"back":{"vp":2.5}}}
  tiles.keywood.back.vp: expected a whole number from 0 to 99
points in words
  {"keywood":{"back":{"vp":"three"}}}
  tiles.keywood.back.vp: expected a whole number from 0 to 99
a use that is not there
  {"sawmill":{"front":{"use":{}}}}
  tiles.sawmill.front.use: the printed tile has none, and none can be added
a rule that is not there
  {"sawmill":{"front":{"gather":{"vp":1}}}}
  tiles.sawmill.front.gather: the printed tile has none, and none can be added
a rule of no game
  {"sawmill":{"front":{"farm":{"vp":1}}}}
  tiles.sawmill.front.farm: there is no such field
a rule without numbers
  {"jeweller":{"front":{"gather":{"kind":"wood"}}}}
  tiles.jeweller.front.gather.kind: there is no such field; there is vp
a pack without items
  {"windmill":{"front":{"gather":{"count":0}}}}
  tiles.windmill.front.gather.count: expected a whole number from 1 to 12
how often the Flipper flips
  {"boat-flipper":{"front":{"shape":{"count":2}}}}
  tiles.boat-flipper.front.shape.count: there is no such field
too few numbers
  {"boat-sea-breese":{"front":{"shape":{"byCount":[0,1]}}}}
  tiles.boat-sea-breese.front.shape.byCount: expected a list of 6 entries
a wrong number among them
  {"boat-sea-breese":{"front":{"shape":{"byCount":[0,1,2,-3,4,5]}}}}
  tiles.boat-sea-breese.front.shape.byCount[3]: expected a whole number from 0 to 99
a misspelt gain
  {"keywood":{"front":{"use":{"gain":{"wodo":1}}}}}
  tiles.keywood.front.use.gain.wodo: there is no such field; did you mean "wood"?
a gain of another game
  {"keywood":{"front":{"use":{"gain":{"cow":1}}}}}
  tiles.keywood.front.use.gain.cow: there is no such field
a gain of none
  {"keywood":{"front":{"use":{"gain":{"wood":0}}}}}
  tiles.keywood.front.use.gain.wood: expected a whole number from 1 to 12
a gain of nothing
  {"keywood":{"front":{"use":{"gain":{}}}}}
  tiles.keywood.front.use.gain: expected at least one entry
a use without effect
  {"keywood":{"front":{"use":{"gain":null}}}}
  tiles.keywood.front.use: the use would give nothing
a use that carries nothing
  {"stable":{"front":{"use":{"transport":0,"upgrades":null}}}}
  tiles.stable.front.use: the use would give nothing
two kinds of gain
  {"keywood":{"front":{"use":{"gain":{"wood":1},"gainOneOf":[]}}}}
  tiles.keywood.front.use.gainOneOf: a gain is fixed or chosen: give one of the two
one alternative
  {"keywood":{"front":{"use":{"gainOneOf":[{"wood":1}]}}}}
  tiles.keywood.front.use.gainOneOf: expected a list of 2 to 6 entries
the same twice
  {"keywood":{"front":{"use":{"gainOneOf":[{"wood":1,"iron":1},{"iron":1,"wood":1}]}}}}
  tiles.keywood.front.use.gainOneOf[1]: listed twice
too much to carry
  {"stable":{"front":{"use":{"transport":21}}}}
  tiles.stable.front.use.transport: expected a whole number from 0 to 20
a payment of two things
  {"fair":{"front":{"use":{"pay":{"worker":"red","skill":"saw"}}}}}
  tiles.fair.front.use.pay: expected one worker or one skill
a payment of nothing
  {"fair":{"front":{"use":{"pay":{}}}}}
  tiles.fair.front.use.pay: expected one worker or one skill
a colour that is none
  {"fair":{"front":{"use":{"pay":{"worker":"gren"}}}}}
  tiles.fair.front.use.pay.worker: expected blue, red, yellow, green or any; did you mean "green"?
a skill that is none
  {"fair":{"front":{"use":{"pay":{"skill":"wood"}}}}}
  tiles.fair.front.use.pay.skill: expected anvil, pick, saw or any
a held payment with a choice
  {"tavern":{"front":{"use":{"gainOneOf":[{"wood":1},{"iron":1}]}}}}
  tiles.tavern.front.use: a use that holds its payment offers no choice
a use that holds its payment
  {"tavern":{"front":{"use":{"paymentHeld":false}}}}
  tiles.tavern.front.use.paymentHeld: there is no such field
a cost of nothing
  {"keywood":{"upgradeCost":{}}}
  tiles.keywood.upgradeCost: expected a whole number from 1 to 12
no cost
  {"keywood":{"upgradeCost":null}}
  tiles.keywood.upgradeCost: expected an object
a cost that cannot be paid
  {"keywood":{"upgradeCost":{"resources":{"wood":12},"skills":{"saw":1}}}}
  tiles.keywood.upgradeCost: expected a whole number from 1 to 12
a cost in workers
  {"keywood":{"upgradeCost":{"workers":{"red":1}}}}
  tiles.keywood.upgradeCost.workers: there is no such field
a cost in another currency
  {"keywood":{"upgradeCost":{"skills":{"wood":1}}}}
  tiles.keywood.upgradeCost.skills.wood: there is no such field; there is anvil, pick, saw, any
`;

export const WRONG: readonly { name: string; tiles: object; message: string }[] = TABLE.trim()
  .split(/\n(?! )/)
  .map((entry) => {
    const [name, tiles, message] = atLeast(
      3,
      entry.split('\n').map((line) => line.trim()),
    );
    return { name, tiles: JSON.parse(tiles) as object, message };
  });
