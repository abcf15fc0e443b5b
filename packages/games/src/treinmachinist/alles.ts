import type { Item, Rules } from '@letterhaven/game-kit/regels/contract'
import type { TekenInput, TekenState } from './tekens/stoet.ts'
import type { Input, State, Staat } from './werf.ts'

/** A round, whatever its train is made of: words in their order, pieces of a word, or words without their marks. */
export type AlleStaat = State | TekenState
export type AlleInput = Input | TekenInput
export type AlleRules = Rules<AlleStaat, AlleInput>

export const isTekens = (staat: AlleStaat): staat is TekenState => staat.item?.soort === 'teken'
export const isPlakken = (staat: AlleStaat): staat is Staat<Item> => staat.soort === 'plakken'
