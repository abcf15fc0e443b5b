import { describe, expect, it } from 'vitest'
import { testsOf } from './tests-of.ts'

const edge = (from: string, to: string) => ({ from, to, kind: 'value' as const })

describe('the tests of a file', () => {
  it('are those of its package that depend on it, nearest first', () => {
    const [a, b] = ['packages/domain/src/a.ts', 'packages/domain/src/b.ts']
    const edges = [
      edge('packages/domain/src/b.test.ts', b),
      edge(b, a),
      edge('packages/domain/src/a.test.ts', a),
      edge('packages/ui/src/c.test.ts', a),
    ]
    const files = [a, b, ...edges.map(({ from }) => from), 'packages/domain/src/d.test.ts']
    expect(testsOf({ files, edges }, a)).toEqual([
      'packages/domain/src/a.test.ts',
      'packages/domain/src/b.test.ts',
    ])
  })

  it('are on the server also those beside it, and then those beside what depends on it', () => {
    const kern = 'apps/api/src/kern/staat/staat.service.ts'
    const groepen = 'apps/api/src/features/groepen/groepen.service.ts'
    const files = [
      groepen,
      kern,
      'apps/api/src/features/groepen/nieuw.test.ts',
      'apps/api/src/features/post/post.test.ts',
      'apps/api/src/kern/staat/staat.test.ts',
    ]
    expect(testsOf({ files, edges: [edge(groepen, kern)] }, kern)).toEqual([
      'apps/api/src/kern/staat/staat.test.ts',
      'apps/api/src/features/groepen/nieuw.test.ts',
    ])
  })
})
