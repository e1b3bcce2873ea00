import type { AuctionLessons } from '../en/lessons-auction.ts';

export const auctionLessons: AuctionLessons = {
  bid: {
    title: 'Bieten',
    about:
      'Es ist Frühling. Am Ende der Jahreszeit bekommt das höchste Gebot das jeweilige Plättchen im Markt.',
    steps: {
      first: {
        goal: 'Biete einen Arbeiter auf die Werkstatt. Die Farbe ist egal.',
        hint: 'Wähle die Werkstatt im Markt, dann „Bieten“, und bestätige.',
        solved:
          'Dein Arbeiter steht auf deiner Seite des Plättchens. Die Krone zeigt, dass dein Gebot das höchste ist.',
        wrong: {
          tooMany:
            'Ein Arbeiter genügt: Es gibt noch kein anderes Gebot. Gewinnst du das Plättchen, kommen alle Arbeiter deines Gebots in den Beutel.',
        },
      },
      higher: {
        goal: 'Ben hat zwei rote Arbeiter auf den Schlüsselwald geboten. Überbiete ihn.',
        hint: 'Dein Gebot muss höher sein als Bens, und in derselben Farbe: drei rote Arbeiter.',
        solved:
          'Jetzt führst du hier. Um dich zu überbieten, bräuchte Ben mehr rote Arbeiter, als du dort hast.',
        wrong: {
          raised: 'Du hast dein Gebot auf die Werkstatt erhöht. Das ist erlaubt, aber dort führst du schon.',
        },
      },
    },
  },
  outbid: {
    title: 'Überboten werden',
    about: 'Wirst du überboten, sind deine Arbeiter nicht verloren. Sie können als Gruppe weiterziehen.',
    steps: {
      move: {
        goal: 'Ben hat deinen blauen Arbeiter bei der Werkstatt überboten. Versetze ihn zum Schlüsselwald und stell einen zweiten dazu, damit du dort führst.',
        hint: 'Wähle den Schlüsselwald, dann „Bieten“, und kreuze das Gebot auf die Werkstatt an. Dann genügt ein blauer Arbeiter hinter deinem Sichtschirm.',
        solved: 'Deine Arbeiter dort sind jetzt eine Gruppe. Von nun an ziehen sie gemeinsam.',
        wrong: {
          leftBehind:
            'Du hast nur mit neuen Arbeitern geboten, und dein blauer steht nutzlos bei der Werkstatt. Nimm diese Gruppe ins Gebot auf.',
          raised:
            'Du hast Ben bei der Werkstatt überboten. Das ist erlaubt, aber hier soll dein Arbeiter zum Schlüsselwald.',
        },
      },
      work: {
        goal: 'Ben hat dich wieder überboten. Lass die ganze Gruppe arbeiten: Nutze mit ihr den Holzfäller.',
        hint: 'Nimm die überbotene Gruppe neben deinen Arbeitern auf, wähle dann den Holzfäller und „Nutzen“.',
        solved:
          'Auch eine überbotene Gruppe kann ein Plättchen nutzen. Die zwei Holz liegen auf deinem Heim. Eine Gruppe zieht immer als Ganzes um.',
        wrong: {
          fresh:
            'Du hast den Holzfäller mit neuen Arbeitern genutzt. Das hätte die überbotene Gruppe gekonnt, und du hättest die anderen behalten.',
        },
      },
    },
  },
  using: {
    title: 'Plättchen nutzen',
    about:
      'Arbeiter auf einem Plättchen bringen dir, was es zeigt. Du darfst eigene und fremde Plättchen nutzen.',
    steps: {
      home: {
        goal: 'Nutze deinen Schlüsselwald mit einem Arbeiter.',
        hint: 'Wähle den Schlüsselwald in deinem Dorf, dann „Nutzen“, und bestätige.',
        solved: 'Ein Holz. Rohstoffe von einem Plättchen in deinem Dorf kommen auf dieses Plättchen.',
        wrong: {
          tooMany:
            'Für die erste Nutzung genügt ein Arbeiter, und jede weitere braucht mehr als die vorige. Du willst noch einmal kommen.',
        },
      },
      again: {
        goal: 'Nutze deinen Schlüsselwald ein zweites Mal.',
        hint: 'Die zweite Nutzung braucht mindestens zwei Arbeiter in der Farbe, die schon dort ist.',
        solved:
          'Jede Nutzung braucht mindestens einen Arbeiter mehr als die vorige, und auf ein Plättchen passen sechs. Am Ende der Jahreszeit bekommst du alle zurück, denn das Plättchen gehört dir.',
        wrong: {},
      },
      abroad: {
        goal: 'Ben hat einen Bergmann, der zwei Eisen gibt. Nutze ihn.',
        hint: 'Wähle Bens Dorf, dann seinen Bergmann, dann „Nutzen“.',
        solved:
          'Eisen aus einem fremden Dorf kommt auf dein Heim. Den Arbeiter behält am Ende der Jahreszeit Ben.',
        wrong: {
          own: 'Das war wieder dein eigener Schlüsselwald. Der Bergmann ist in Bens Dorf.',
        },
      },
    },
  },
  colours: {
    title: 'Farben',
    about: 'Der erste Arbeiter legt die Farbe eines Plättchens fest, für Gebote und für Nutzungen.',
    steps: {
      follow: {
        goal: 'Ben hat den Stellmacher mit einem gelben Arbeiter genutzt. Biete auf dieses Plättchen.',
        hint: 'Nur gelbe Arbeiter dürfen jetzt dorthin. Einer genügt, denn es gibt noch kein Gebot.',
        solved:
          'Auch eine Nutzung legt die Farbe fest: Alle weiteren Arbeiter dort müssen gelb sein. Gewinnst du das Plättchen, bekommst du auch den Arbeiter darauf.',
        wrong: {},
      },
      green: {
        goal: 'Der Gasthof ist noch frei. Biete so auf ihn, dass Ben dich kaum überbieten kann.',
        hint: 'Grüne Arbeiter sind selten. Grün kann Ben nur mit Grün überbieten.',
        solved: 'Es gibt nur wenige grüne Arbeiter. Überbieten könnte Ben dich nur mit mehr davon.',
        wrong: {
          common:
            'Von dieser Farbe hat Ben wahrscheinlich auch Arbeiter und kann dich überbieten. Grün ist sicherer.',
        },
      },
      more: {
        goal: 'Hol dir einen weiteren grünen Arbeiter: Nutze deinen Kaufladen.',
        hint: 'Stell einen beliebigen Arbeiter auf deinen Kaufladen. Die Nutzung kostet außerdem einen blauen hinter deinem Sichtschirm.',
        solved:
          'Der Kaufladen tauscht einen blauen Arbeiter gegen einen grünen. Den Arbeiter auf dem Plättchen bekommst du am Ende der Jahreszeit zurück, denn es gehört dir.',
        wrong: {},
      },
    },
  },
};
