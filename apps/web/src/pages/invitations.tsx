import type { TableInfo, MyPlace } from '@keyflower/protocol';
import type { Words } from '@keyflower/words';
import { useEffect, useState } from 'preact/hooks';
import { attempt } from '../session/index.ts';
import { Button, Copyable, Dialog, Part, useWords } from '../ui/index.ts';

interface Link {
  label: string;
  url: string;
}

/** The invitation links that a person at a table may pass on: to the table, and for the host to each free seat. */
function linksOf(info: TableInfo, you: MyPlace, { lobby }: Words): Link[] {
  if (you.key === null) return [];
  const address = `${location.origin}/t/${info.id}`;
  const free = info.seats.filter(({ person, bot }) => person === null && bot === null);
  const seats = you.seatKeys ? free : [];
  return [
    { label: lobby.inviteTable, url: `${address}?key=${you.key}` },
    ...seats.map(({ seat }) => ({
      label: lobby.inviteSeat(seat),
      url: `${address}?seat=${seat + 1}&key=${you.seatKeys![seat]}`,
    })),
  ];
}

/** Links to copy, to share with the device's own share sheet, or to scan. */
export function Invitations({ info, you }: { info: TableInfo; you: MyPlace }) {
  const words = useWords();
  const { lobby } = words;
  const [scanned, scan] = useState(false);
  const links = linksOf(info, you, words);
  const [table] = links;
  if (!table) return null;
  const share = (): Promise<void> =>
    // Closing the share sheet is no error.
    navigator.share({ title: 'Keyflower', text: lobby.invitation, url: table.url }).catch(() => {});
  return (
    <Part title={lobby.invite} class="invite">
      <p class="faint">{lobby.inviteHint}</p>
      <div class="row">
        {typeof navigator.share === 'function' ? <Button work={share}>{lobby.share}</Button> : null}
        <button type="button" aria-haspopup="dialog" onClick={() => scan(true)}>
          {lobby.showQr}
        </button>
      </div>
      {links.map(({ label, url }) => (
        <Copyable key={url} label={label} text={url} />
      ))}
      {scanned ? (
        <Dialog title={lobby.inviteTable} onClose={() => scan(false)}>
          <QrCode text={table.url} label={lobby.qrLabel} />
        </Dialog>
      ) : null}
    </Part>
  );
}

/** A QR code, drawn by a library that is loaded on demand. Dark on light in every theme: scanners need it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [squares, setSquares] = useState<boolean[][] | null>(null);
  useEffect(() => {
    void attempt(async () => {
      const { encode } = await import('uqr');
      setSquares(encode(text, { border: 4 }).data);
    });
  }, [text]);
  if (!squares) return null;
  const size = squares.length;
  const path = squares
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
