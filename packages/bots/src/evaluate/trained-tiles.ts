/** The inputs of a tile, in this order. */
export type TileInput = 'front' | 'back' | 'open' | 'have' | 'near' | 'hand' | 'wish';

const UPGRADABLE = ['front', 'back', 'open', 'have', 'near'] as const;
const YARD = ['front', 'back', 'have', 'near'] as const;
const SUMMER_BOAT = ['front', 'back'] as const;
const WINTER = ['front', 'hand', 'wish'] as const;
const BOAT = ['front', 'wish'] as const;
const TURN_ORDER = ['front'] as const;

/**
 * The tiles that the weights were trained on, with their inputs. The numbers of the inputs follow from this list alone, so
 * they do not change when tiles are added to the game. Only training with new tiles appends to it.
 */
export const TRAINED_TILES: readonly (readonly [readonly TileInput[], string])[] = [
  [
    UPGRADABLE,
    'keywood keystone-quarry key-mine workshop woodcutter quarryman miner gold-mine stable peddler apprentice-hall alehouse store mason tavern hiring-fair farrier carpenter smelter brewer',
  ],
  [SUMMER_BOAT, 'boat-1 boat-2 boat-3 boat-4'],
  [YARD, 'timber-yard stone-yard blacksmith barn'],
  [UPGRADABLE, 'wainwright'],
  [YARD, 'sawmill sculptor forge goldsmith well'],
  [UPGRADABLE, 'fair inn'],
  [
    WINTER,
    'apothecary craftsmans-guild jeweller key-guild keythedral key-market mercers-guild scholar scribes village-hall watermill windmill',
  ],
  [UPGRADABLE, 'home-1 home-2 home-3 home-4 home-5 home-6'],
  [BOAT, 'boat-keyflower boat-sea-bastion boat-sea-breese boat-flipper boat-ianvincible boat-white-wind'],
  [
    TURN_ORDER,
    'turn-order-1-2p turn-order-1-3-6p turn-order-2-3p turn-order-2-4-6p turn-order-3-4p turn-order-3-5-6p turn-order-4-5-6p',
  ],
  [UPGRADABLE, 'farm-yard paddock sheep-fold wheat-field shepherds-hut pigsty'],
  [SUMMER_BOAT, 'boat-5 boat-6'],
  [UPGRADABLE, 'cow-shed piggery ranch'],
  [YARD, 'sheep-shelter'],
  [WINTER, 'bakery dairy granary hillside truffle-orchard weaver'],
  [
    TURN_ORDER,
    'farmers-turn-order-1-2p farmers-turn-order-1-3-6p farmers-turn-order-2-3p farmers-turn-order-2-4-6p farmers-turn-order-3-4p farmers-turn-order-3-5-6p',
  ],
];
