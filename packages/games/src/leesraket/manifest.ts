import { makeManifest } from '@letterhaven/game-kit/regels/manifest'

export const leesraket = makeManifest({
  id: 'leesraket',
  title: 'Leesraket',
  family: 'podium',
  hoofdvorm: 'typ',
  gok: 0.02,
  vormen: {
    flitsen: [
      ['bouw', 3, 3],
      ['typ', 4, 8],
    ],
  },
  minutes: [2, 4],
  calm: 'turn-based',
  beschrijving: 'Onthoud het woord dat even oplicht, schrijf het na en vlieg naar de sterren.',
  status: 'klaar',
})
