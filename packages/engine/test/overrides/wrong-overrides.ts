/** What can be wrong: its name, the tiles of a file that has it, and the line with what is said about it. */
const TABLE = `
a tile that is not there
  {"keywod":{}}
  4 tiles.keywod: there is no such tile; did you mean "keywood"?
a tile nobody can guess
  {"the-moon":{}}
  4 tiles.the-moon: there is no such tile
a tile of an expansion that is not here
  {"farm-yard":{}}
  4 tiles.farm-yard: there is no such tile
a tile that is no object
  {"keywood":3}
  4 tiles.keywood: an object is expected
a misspelt field
  {"keywood":{"edge":"RRRRRR"}}
  5 tiles.keywood.edge: there is no such field to correct; did you mean "edges"?
what a tile is
  {"keywood":{"kind":"home"}}
  5 tiles.keywood.kind: there is no such field to correct; there is: edges, front, back, upgradeCost
its season
  {"keywood":{"season":"winter"}}
  5 tiles.keywood.season: there is no such field
its id
  {"keywood":{"id":"wood"}}
  5 tiles.keywood.id: there is no such field
what a boat brings
  {"boat-flipper":{"goods":{}}}
  5 tiles.boat-flipper.goods: there is no such field
an ability
  {"boat-1":{"front":{"ability":"1b"}}}
  6 tiles.boat-1.front.ability: there is no such field
a back that is not there
  {"scholar":{"back":{}}}
  5 tiles.scholar.back: the printed tile has none, and none can be added
a cost that is not there
  {"boat-1":{"upgradeCost":{}}}
  5 tiles.boat-1.upgradeCost: the printed tile has none, and none can be added
too few edges
  {"keywood":{"edges":"RRFRR"}}
  5 tiles.keywood.edges: six letters are expected, each R, F or W
edges that are no text
  {"keywood":{"edges":6}}
  5 tiles.keywood.edges: six letters are expected
small letters
  {"keywood":{"edges":"rrfrrf"}}
  5 tiles.keywood.edges: six letters are expected, each R, F or W
water on land
  {"keywood":{"edges":"RRFRRW"}}
  5 tiles.keywood.edges: only homes and boats have W
a home without water
  {"home-1":{"edges":"RRRRRR"}}
  5 tiles.home-1.edges: a home has exactly one W
a boat in a bend
  {"boat-1":{"edges":"WFWFFF"}}
  5 tiles.boat-1.edges: a boat has two opposite W and no R
a boat with a road
  {"boat-flipper":{"edges":"WRFWFF"}}
  5 tiles.boat-flipper.edges: a boat has two
too many points
  {"keywood":{"back":{"vp":100}}}
  6 tiles.keywood.back.vp: a whole number from 0 to 99 is expected
half a point
  {"keywood":{"back":{"vp":2.5}}}
  6 tiles.keywood.back.vp: a whole number from 0 to 99 is expected
points in words
  {"keywood":{"back":{"vp":"three"}}}
  6 tiles.keywood.back.vp: a whole number from 0 to 99 is expected
a use that is not there
  {"sawmill":{"front":{"use":{}}}}
  6 tiles.sawmill.front.use: the printed face has none, and none can be added
a rule that is not there
  {"sawmill":{"front":{"gather":{"vp":1}}}}
  6 tiles.sawmill.front.gather: the printed face has none, and none can be added
a rule of no game
  {"sawmill":{"front":{"farm":{"vp":1}}}}
  6 tiles.sawmill.front.farm: there is no such field
a rule without numbers
  {"jeweller":{"front":{"gather":{"kind":"wood"}}}}
  7 tiles.jeweller.front.gather.kind: there is no such field to correct; there is: vp
a pack without items
  {"windmill":{"front":{"gather":{"count":0}}}}
  7 tiles.windmill.front.gather.count: a whole number from 1 to 12 is expected
how often the Flipper flips
  {"boat-flipper":{"front":{"shape":{"count":2}}}}
  7 tiles.boat-flipper.front.shape.count: there is no such field
too few numbers
  {"boat-sea-breese":{"front":{"shape":{"byCount":[0,1]}}}}
  7 tiles.boat-sea-breese.front.shape.byCount: a list of 6 entries is expected
a wrong number among them
  {"boat-sea-breese":{"front":{"shape":{"byCount":[0,1,2,-3,4,5]}}}}
  11 tiles.boat-sea-breese.front.shape.byCount[3]: a whole number from 0 to 99 is expected
a misspelt gain
  {"keywood":{"front":{"use":{"gain":{"wodo":1}}}}}
  8 tiles.keywood.front.use.gain.wodo: there is no such thing here; did you mean "wood"?
a gain of another game
  {"keywood":{"front":{"use":{"gain":{"cow":1}}}}}
  8 tiles.keywood.front.use.gain.cow: there is no such thing here
a gain of none
  {"keywood":{"front":{"use":{"gain":{"wood":0}}}}}
  8 tiles.keywood.front.use.gain.wood: a whole number from 1 to 12 is expected
a gain of nothing
  {"keywood":{"front":{"use":{"gain":{}}}}}
  7 tiles.keywood.front.use.gain: at least one thing is expected
a use without effect
  {"keywood":{"front":{"use":{"gain":null}}}}
  6 tiles.keywood.front.use: nothing is left that the use would give
a use that carries nothing
  {"stable":{"front":{"use":{"transport":0,"upgrades":null}}}}
  6 tiles.stable.front.use: nothing is left
two kinds of gain
  {"keywood":{"front":{"use":{"gain":{"wood":1},"gainOneOf":[]}}}}
  10 tiles.keywood.front.use.gainOneOf: a gain is fixed or chosen: give one of the two
one alternative
  {"keywood":{"front":{"use":{"gainOneOf":[{"wood":1}]}}}}
  7 tiles.keywood.front.use.gainOneOf: a list of 2 to 6 entries is expected
the same twice
  {"keywood":{"front":{"use":{"gainOneOf":[{"wood":1,"iron":1},{"iron":1,"wood":1}]}}}}
  12 tiles.keywood.front.use.gainOneOf[1]: the same is there already
too much to carry
  {"stable":{"front":{"use":{"transport":21}}}}
  7 tiles.stable.front.use.transport: a whole number from 0 to 20 is expected
a payment of two things
  {"fair":{"front":{"use":{"pay":{"worker":"red","skill":"saw"}}}}}
  7 tiles.fair.front.use.pay: one worker or one skill is expected
a payment of nothing
  {"fair":{"front":{"use":{"pay":{}}}}}
  7 tiles.fair.front.use.pay: one worker or one skill is expected
a colour that is none
  {"fair":{"front":{"use":{"pay":{"worker":"gren"}}}}}
  8 tiles.fair.front.use.pay.worker: one of blue, red, yellow, green, any is expected; did you mean "green"?
a skill that is none
  {"fair":{"front":{"use":{"pay":{"skill":"wood"}}}}}
  8 tiles.fair.front.use.pay.skill: one of anvil, pick, saw, any is expected
a held payment with a choice
  {"tavern":{"front":{"use":{"gainOneOf":[{"wood":1},{"iron":1}]}}}}
  4 tiles.tavern: a held payment is drawn for at once
a use that holds its payment
  {"tavern":{"front":{"use":{"paymentHeld":false}}}}
  7 tiles.tavern.front.use.paymentHeld: there is no such field
a cost of nothing
  {"keywood":{"upgradeCost":{}}}
  5 tiles.keywood.upgradeCost: a cost of 1 to 12 resources and skills is expected
no cost
  {"keywood":{"upgradeCost":null}}
  5 tiles.keywood.upgradeCost: an object is expected
a cost nobody can pay
  {"keywood":{"upgradeCost":{"resources":{"wood":12},"skills":{"saw":1}}}}
  5 tiles.keywood.upgradeCost: a cost of 1 to 12
a cost in workers
  {"keywood":{"upgradeCost":{"workers":{"red":1}}}}
  6 tiles.keywood.upgradeCost.workers: there is no such field
a cost in another currency
  {"keywood":{"upgradeCost":{"skills":{"wood":1}}}}
  7 tiles.keywood.upgradeCost.skills.wood: there is no such thing here; there is: anvil, pick, saw, any
`;

export const WRONG: readonly { name: string; tiles: object; line: number; message: string }[] = TABLE.trim()
  .split(/\n(?! )/)
  .map((entry) => {
    const [name, tiles, said] = entry.split('\n').map((line) => line.trim());
    const [, line, message] = /^(\d+) (.*)$/.exec(said)!;
    return { name, tiles: JSON.parse(tiles) as object, line: Number(line), message };
  });
