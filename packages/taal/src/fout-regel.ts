import type { Klankgelijkenis } from './woord.ts'

/**
 * The closed list of ways a word goes wrong, with how the wrong form sounds beside the right one.
 * Ids are stored with distractors and answers: never rename one.
 */
export const FOUT_REGELS = {
  'ei-ij': 'zelfde',
  'ij-ei': 'zelfde',
  'd-t': 'zelfde',
  'd-dt': 'zelfde',
  't-d': 'zelfde',
  'p-b': 'zelfde',
  'open-dubbel': 'zelfde',
  'open-medeklinker': 'anders',
  'dicht-enkel': 'anders',
  'dicht-lang': 'anders',
  'stomme-e': 'zelfde',
  'c-s': 'zelfde',
  'c-z': 'bijna',
  'c-sc': 'zelfde',
  'x-ks': 'zelfde',
  'x-gs': 'zelfde',
  'x-cs': 'zelfde',
  'f-v': 'bijna',
  'v-f': 'bijna',
  's-z': 'bijna',
  'z-s': 'bijna',
  'g-ch': 'zelfde',
  tweeklank: 'anders',
  'lang-kort': 'anders',
  'kort-lang': 'anders',
  'letter-weg': 'anders',
  'letters-om': 'anders',
  'klank-erbij': 'bijna',
  spiegel: 'anders',
} as const satisfies Record<string, Klankgelijkenis>

/** Id of an error rule. */
export type RuleId = keyof typeof FOUT_REGELS
