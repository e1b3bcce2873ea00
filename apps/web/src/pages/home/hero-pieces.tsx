/* Pieces of the title picture. Each stands with the middle of its foot on the origin. */

interface Place {
  x: number;
  y: number;
}

const at = ({ x, y }: Place): string => `translate(${x} ${y})`;

export const Tree = ({ autumn = false, ...place }: Place & { autumn?: boolean }) => (
  <g transform={at(place)} class="drawn">
    <ellipse class="shade" cx="3" cy="0" rx="16" ry="5" />
    <path class="wood" d="M-3 0v-14h6V0z" />
    <path
      class={autumn ? 'leaf autumn' : 'leaf'}
      d="M-4-12c-14 2-18-16-7-19-2-14 20-18 22-5 12 1 10 22-3 22-3 4-9 4-12 2z"
    />
  </g>
);

export const Fir = (place: Place) => (
  <g transform={at(place)} class="drawn">
    <ellipse class="shade" cx="3" cy="0" rx="14" ry="4.5" />
    <path class="wood" d="M-2.5 0v-8h5v8z" />
    <path class="fir" d="M-14-6h28L5-19h6L4-31h4L0-45-8-31h4l-7 12h6z" />
    <path class="snow" d="M-4-38L0-45l4 7-4-2z" />
  </g>
);

export const House = ({
  roof,
  small = false,
  ...place
}: Place & { roof: 'red' | 'slate' | 'thatch'; small?: boolean }) => (
  <g transform={`${at(place)}${small ? ' scale(.8)' : ''}`} class="drawn">
    <path class="shade" d="M-22 2h54l8 6h-52z" />
    <path class="plaster side" d="M-2 0v-22h34V0z" />
    <path class="plaster" d="M-22 0v-22L-12-36-2-22V0z" />
    <path class={`roof ${roof}`} d="M-12-38h32l14 18H1z" />
    <path class="roof edge" d="M-12-38-25-20l3 2L-12-33-2-18h3z" />
    <path class="wood" d="M-16 0v-11h8V0z" />
    <path class="glass" d="M6-13h7v7H6zM19-13h7v7h-7zM-15-24h6v6h-6z" />
    <path class="stone" d="M16-40h6v-9h-6z" />
  </g>
);

export const Tower = (place: Place) => (
  <g transform={at(place)} class="drawn">
    <ellipse class="shade" cx="6" cy="1" rx="26" ry="7" />
    <path class="stone" d="M-14 0v-58h28V0z" />
    <path class="roof red" d="M-19-56 0-90l19 34z" />
    <path class="gold" d="M0-90v-14M0-104l14 4-14 5z" />
    <path class="glass" d="M-4-44c0-7 8-7 8 0v8h-8z" />
    <path class="wood" d="M-6 0v-12c0-7 12-7 12 0V0z" />
  </g>
);

export const Mill = (place: Place) => (
  <g transform={at(place)} class="drawn">
    <ellipse class="shade" cx="5" cy="0" rx="22" ry="6" />
    <path class="plaster" d="M-14 0l4-44h20l4 44z" />
    <path class="roof slate" d="M-13-43 0-60l13 17z" />
    <path class="wood" d="M-4 0v-10h8V0z" />
    <path class="glass" d="M-3-26h6v7h-6z" />
    <g class="sails" transform="translate(0 -44)">
      {[20, 110, 200, 290].map((turn) => (
        <path key={turn} class="cloth" transform={`rotate(${turn})`} d="M0 0v-32M0-8h8v-22H0z" />
      ))}
    </g>
    <circle class="gold" cy="-44" r="3" />
  </g>
);

export const Sheaf = (place: Place) => (
  <g transform={at(place)} class="drawn">
    <ellipse class="shade" cx="2" cy="0" rx="10" ry="3.5" />
    <path class="straw" d="M-6 0c2-8 2-10-5-20 6 0 8 2 11 5 3-3 5-5 11-5-7 10-7 12-5 20z" />
    <path class="tie" d="M-5-9H5" />
  </g>
);

export const Sheep = (place: Place) => (
  <g transform={at(place)} class="drawn">
    <ellipse class="shade" cx="1" cy="1" rx="12" ry="3.5" />
    <path class="tie" d="M-5-3v4M4-3v4" />
    <path class="wool" d="M-10-6c-2-7 4-8 6-7 2-4 8-4 9 0 6-1 7 9 1 9H-7c-3 0-4-1-3-2z" />
    <path class="face" d="M8-11c5-2 7 2 5 5-2 2-6 1-6-2z" />
  </g>
);

export const Sail = (place: Place) => (
  <g transform={at(place)} class="drawn">
    <path class="foam" d="M-24 4c8 6 36 6 46 0" />
    <path class="wood" d="M-20-4h38c-2 8-6 10-12 10h-16c-6 0-9-4-10-10z" />
    <path class="tie" d="M0-4v-42" />
    <path class="cloth" d="M3-44c14 8 16 24 12 34H3zM-3-40c-10 8-12 20-10 30h10z" />
  </g>
);

/** A worker, with the mark of its colour. */
export const Walker = ({ colour, ...place }: Place & { colour: 'blue' | 'red' | 'yellow' | 'green' }) => (
  <g transform={at(place)} class="drawn">
    <ellipse class="shade" cx="2" cy="0" rx="11" ry="4" />
    <path class={`worker ${colour}`} d="M-10 0c0-14 2-20 7-22-7-4-4-14 3-14s10 10 3 14c5 2 7 8 7 22z" />
  </g>
);
