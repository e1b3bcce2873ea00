import { describe, expect, it } from 'vitest';
import { bid, boat, HOMES, market, position, refuse, village } from '../support/bad-position.ts';
import { Wire } from '../support/session.ts';

describe('bids and uses that can’t be', () => {
  const four = (face: 'a' | 'b') => village(boat('boat-4', face));
  refuse([
    ['BID-3', 'a bid of two colours', position(market({ tile: 'inn', bids: [bid(0, { red: 1, blue: 1 })] }))],
    ['BID-3 or BID-2', 'a bid without workers', position(market({ tile: 'inn', bids: [bid(0, {})] }))],
    [
      'BID-3',
      'two bids of one player',
      position(market({ tile: 'inn', bids: [bid(0, { red: 1 }), bid(0, { red: 2 })] })),
    ],
    [
      'BID-4',
      'bids in two colours',
      position(market({ tile: 'inn', bids: [bid(0, { red: 1 }), bid(1, { blue: 2 })] })),
    ],
    [
      'BID-4 or USE-3',
      'a bid and a use in two colours',
      position(market({ tile: 'inn', bids: [bid(0, { red: 1 })], uses: [{ blue: 1 }] })),
    ],
    [
      'BID-4',
      'another colour than the one stated',
      position(market({ tile: 'inn', color: 'blue', bids: [bid(0, { red: 1 })] })),
    ],
    [
      'BID-5',
      'equal bids',
      position(market({ tile: 'inn', bids: [bid(0, { red: 2 }), bid(1, { red: 2 })] })),
    ],
    [
      'BID-5',
      'equal bids on a turn-order tile',
      position({ turnOrder: [{ tile: 'turn-order-1-2p', bids: [bid(0, { red: 2 }), bid(1, { red: 2 })] }] }),
    ],
    [
      'BID-8',
      'a lying bid on a turn-order tile',
      position(
        { turnOrder: [{ tile: 'turn-order-1-2p', bids: [bid(0, { blue: 2 }), bid(1, { red: 1 })] }] },
        four('a'),
      ),
    ],
    [
      'BID-8',
      'a lying bid against green',
      position(market({ tile: 'inn', bids: [bid(0, { blue: 2 }), bid(1, { green: 1 })] }), four('a')),
    ],
    [
      'BID-9',
      'a lying bid left alone',
      position(market({ tile: 'inn', color: 'red', bids: [bid(0, { blue: 2 })] }), four('a')),
    ],
    [
      'BID-4',
      'a lying bid with the boat’s other face',
      position(market({ tile: 'inn', bids: [bid(0, { blue: 2 }), bid(1, { red: 1 })] }), four('b')),
    ],
    [
      'USE-1',
      'a use of a summer boat',
      position({}, village({ ...boat('boat-1', 'a'), uses: [{ red: 1 }] })),
    ],
    [
      'USE-1',
      'a use in the market of winter',
      position({ season: 'winter', ...market({ tile: 'scholar', uses: [{ red: 1 }] }) }),
    ],
    ['USE-2', 'a use without workers', position(market({ tile: 'inn', uses: [{}] }))],
    [
      'USE-2',
      'a second use as small as the first',
      position(market({ tile: 'inn', uses: [{ red: 1 }, { red: 1 }] })),
    ],
    ['USE-2', 'uses that shrink', position(market({ tile: 'inn', uses: [{ red: 3 }, { red: 2 }] }))],
    ['USE-2', 'seven workers', position(market({ tile: 'inn', uses: [{ red: 3 }, { red: 4 }] }))],
    ['USE-2', 'seven workers at once', position({}, { village: [{ ...HOMES[0], uses: [{ red: 7 }] }] })],
    [
      'USE-2',
      'four uses',
      position(market({ tile: 'inn', uses: [{ red: 1 }, { red: 2 }, { red: 3 }, { red: 4 }] })),
    ],
    [
      'USE-3',
      'a mixed use without boat 4b',
      position(market({ tile: 'inn', uses: [{ red: 1 }, { red: 1, blue: 1 }] })),
    ],
    [
      'USE-3',
      'uses in two colours without boat 4b',
      position({}, { village: [{ ...HOMES[0], uses: [{ red: 1 }, { blue: 2 }] }] }),
    ],
    ['USE-4', 'a mixed first use', position(market({ tile: 'inn', uses: [{ red: 1, blue: 1 }] }), four('b'))],
    [
      'END-4',
      'workers on tiles when scores are counted',
      position({ season: 'winter', phase: 'scoring' }, { village: [{ ...HOMES[0], uses: [{ red: 1 }] }] }),
    ],
    [
      'END-4',
      'bids when scores are counted',
      position({
        season: 'winter',
        phase: 'scoring',
        ...market({ tile: 'scholar', bids: [bid(0, { red: 1 })] }),
      }),
    ],
  ]);

  it('BID-8: lying bids and mixed uses are accepted from the owners of boat 4', () => {
    const lying = position(
      market({ tile: 'inn', bids: [bid(0, { blue: 2 }), bid(1, { red: 1 })] }),
      four('a'),
    );
    const mixed = position(market({ tile: 'inn', uses: [{ red: 1 }, { red: 1, blue: 1 }] }), four('b'));
    for (const sound of [lying, mixed])
      expect(new Wire().ask({ cmd: 'load', position: sound }).ok).toBe(true);
  });
});
