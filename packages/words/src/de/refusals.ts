import type { RefusalWords } from '../refusals.ts';

export const refusals: RefusalWords = {
  other: 'Das erlauben die Regeln nicht.',
  'not-your-decision': 'Du bist gerade nicht gefragt.',
  'not-an-action': 'Das erlauben die Regeln nicht.',
  'wrong-action-type': 'Zuerst ist etwas anderes zu entscheiden.',

  'no-tile-offered': 'Wähle mindestens ein Winterplättchen.',
  'tile-offered-twice': 'Jedes Winterplättchen kann nur einmal ins Spiel kommen.',
  'tile-not-in-hand': 'Du kannst nur Winterplättchen von deiner Hand ins Spiel bringen.',

  'tile-not-on-offer': 'Auf dieses Plättchen kannst du gerade nicht bieten.',
  'unknown-color': 'Wähle eine Farbe für dein Gebot.',
  'malformed-worker-count': 'Wähle, wie viele Arbeiter welcher Farbe du einsetzt.',
  'too-few-workers': ({ held }) =>
    held > 0
      ? `Von dieser Farbe hast du nur ${held} hinter deinem Sichtschirm.`
      : 'Du hast keinen Arbeiter dieser Farbe hinter deinem Sichtschirm.',
  'bid-without-workers': 'Wähle mindestens einen Arbeiter.',
  'bid-groups-not-losing': 'Nur unterlegene Gebote von anderen Plättchen können hierher, jedes als Ganzes.',
  'bid-mixes-colors': 'Alle Arbeiter eines Gebots müssen dieselbe Farbe haben.',
  'bid-color-fixed': 'Dieses Gebot kannst du nur in seiner Farbe erhöhen.',
  'tile-has-other-color': 'Hier stehen schon Arbeiter einer anderen Farbe: Nur diese Farbe darf dazukommen.',
  'bid-too-low': ({ highest }) => `Das höchste Gebot ist ${highest}: Biete mindestens ${highest + 1}.`,

  'tile-not-usable': 'Dieses Plättchen kann gerade nicht genutzt werden.',
  'use-groups-not-losing': 'Nur unterlegene Gebote können hierher, jedes als Ganzes.',
  'use-too-small': ({ least }) =>
    least > 1
      ? `Zuletzt mit ${least - 1} genutzt: Jetzt braucht es mindestens ${least} Arbeiter.`
      : 'Um ein Plättchen zu nutzen, braucht es mindestens einen Arbeiter.',
  'tile-full': ({ room }) =>
    room > 0
      ? `Auf ein Plättchen passen je Jahreszeit höchstens sechs Arbeiter: Hier ist noch Platz für ${room}.`
      : 'Auf ein Plättchen passen je Jahreszeit höchstens sechs Arbeiter: Dieses ist voll.',
  'use-mixes-colors': 'Alle Arbeiter auf einem Plättchen müssen dieselbe Farbe haben.',
  'no-skill-to-pay': 'Dir fehlt die Fertigkeit, die das kostet.',
  'no-worker-to-pay': 'Dir bliebe kein Arbeiter zum Bezahlen.',

  'payment-not-single': 'Bezahle mit einem Arbeiter, einem unterlegenen Gebot oder einer Fertigkeit.',
  'wrong-payment': 'Das kostet etwas anderes.',
  'no-such-worker': 'Du hast keinen Arbeiter dieser Farbe hinter deinem Sichtschirm.',
  'no-such-skill': 'Diese Fertigkeit hast du nicht.',
  'payment-not-losing-bid': 'Du kannst nur mit einem ganzen unterlegenen Gebot bezahlen.',

  'no-such-choice': 'Diese Wahl bietet das Plättchen nicht.',
  'supply-empty': 'Der Vorrat ist leer.',

  'not-own-village': 'Rohstoffe lassen sich nur im eigenen Dorf transportieren.',
  'same-tile': 'Der Rohstoff liegt schon auf diesem Plättchen.',
  'no-such-resource': 'Dieser Rohstoff liegt nicht auf dem Plättchen.',
  'no-road': 'Mit deinen übrigen Transportpunkten ist dieses Plättchen auf Straßen nicht zu erreichen.',

  'not-upgradable': 'Nur Plättchen im eigenen Dorf lassen sich verbessern, jedes einmal, und nicht alle.',
  'no-upgrade-left': 'Du hast keine Verbesserung mehr übrig.',
  'upgrade-unaffordable': 'Auf dem Plättchen fehlen Rohstoffe, oder dir fehlt eine Fertigkeit.',
  'malformed-payment': 'Bezahle mit Rohstoffen und Fertigkeiten.',
  'payment-wrong-size': 'Bezahle genau die Kosten, nicht mehr und nicht weniger.',
  'payment-not-held': 'Das hast du nicht alles auf dem Plättchen oder hinter deinem Sichtschirm.',
  'payment-wrong-kinds': 'Das deckt die Kosten nicht.',
  'payment-ambiguous': 'Du kannst auf mehrere Arten bezahlen: Wähle eine.',

  'boat-not-free': 'Dieses Boot ist schon vergeben.',

  'no-such-tile-to-place': 'Dieses Plättchen hast du nicht zu legen.',
  'malformed-rotation': 'Ein Plättchen kann auf sechs Arten gedreht werden.',
  'not-adjacent': 'Ein neues Plättchen muss an dein Dorf grenzen.',
  'spot-taken': 'Dort liegt schon ein Plättchen.',
  'edges-differ': 'Die Kanten passen nicht: Straße an Straße, Feld an Feld, Wasser an Wasser.',

  'no-such-field': 'Dieses Feld gibt es in deinem Dorf nicht.',
  'no-waiting-animal': 'Du hast kein solches Tier einzusetzen.',
  'wrong-field-for-animal':
    'Das Tier muss auf ein Feld des Plättchens, von dem es stammt, ohne Tiere einer anderen Art.',
  'same-field': 'Das Tier ist schon auf diesem Feld.',
  'no-animal-in-field': 'Auf diesem Feld ist kein solches Tier.',
  'field-holds-other-kinds': 'Ein Tier kann nicht auf einem Feld mit Tieren einer anderen Art bleiben.',
  'field-too-far': 'Dieses Feld ist für deine übrigen Transportpunkte zu weit weg.',
  'no-wheat': 'Du hast keinen Weizen.',
  'no-newborn-left': 'Von dieser Art ist kein Jungtier mehr übrig.',
  'field-does-not-breed': 'Auf diesem Feld kann kein Jungtier mehr zur Welt kommen.',
};
