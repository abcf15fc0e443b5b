import type { Klankgelijkenis } from './klankgelijkenis.ts'

/** The closed list of ways a verb form goes wrong, with how the wrong form sounds compared with the right one. */
export const WERKWOORD_FOUTEN = {
  /** `hij vind`, `het is gebeurdt`, `hij leefd`: another letter or two letters for the t that is heard. */
  'eind-d': 'zelfde',
  'eind-t': 'zelfde',
  'eind-dt': 'zelfde',
  /** `hij loop`, `ik loopt`: the ending of another person. */
  't-weg': 'anders',
  't-erbij': 'anders',
  /** `fietsde`, `leefte`: the other side of 't kofschip. */
  'te-de': 'bijna',
  'de-te': 'bijna',
  /** `melde`, `praate`: either the letter of the stem or that of the ending is missing. */
  'vt-enkel': 'zelfde',
  /** `leevde`, `verhuizde`: the letter of the infinitive instead of that of the stem. */
  'vt-vz': 'bijna',
  /** `wij praatten` for the present, `wij praten` for the past. */
  'andere-tijd': 'zelfde',
  /** `zwemde`, `gezwemd`: a strong verb conjugated by the rule for weak verbs. */
  'zwak-gemaakt': 'anders',
  /** `verbreedde pad`, `verlichtte raam`: the past tense before a noun. */
  'bvd-dubbel': 'zelfde',
  /** `gerede`: one letter where the short vowel needs two. */
  'bvd-enkel': 'anders',
  /** `gebroke`: the n that is not heard is missing. */
  'n-weg': 'zelfde',
} as const satisfies Record<string, Klankgelijkenis>

/** The id of an error rule of verbs; it is stored with answers like any other, so it is never renamed. */
export type WerkwoordFout = keyof typeof WERKWOORD_FOUTEN
