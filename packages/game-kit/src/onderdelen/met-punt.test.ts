import { describe, expect, it } from 'vitest'
import { metPunt } from './met-punt.ts'

describe('metPunt', () => {
  it('ends a sentence with a full stop, and leaves the mark that it has', () => {
    expect(['bij oma', 'Tim rent.', 'Wie rent?', '‘Kom!’', "'Kom!'"].map(metPunt)).toEqual([
      'bij oma.',
      'Tim rent.',
      'Wie rent?',
      '‘Kom!’',
      "'Kom!'",
    ])
  })
})
