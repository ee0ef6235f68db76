import { createCreativeRenderer } from './creative-rendering.service.ts'
import { createRenderPool } from './render-pool.ts'

const brand = {
  name: 'Lumenia',
  mark: 'leaf',
  palette: { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
  type_kit: 'plain',
} as const

describe('the render pool', () => {
  test('draws on a thread of its own', async () => {
    const renderer = createCreativeRenderer({ workers: 1 })
    const image = Buffer.from(await renderer.renderLogo(brand, 64))
    await renderer.close()
    expect(image.toString('latin1', 8, 12)).toBe('WEBP')
  })

  test('a job that cannot be drawn fails alone', async () => {
    const pool = createRenderPool({ workers: 1, queueLimit: 10 })
    const creative = { template: 'nothing', aspect_ratio: '1:1', brand, texts: {}, pictures: {} } as const
    const bad = pool.render({ kind: 'creative', creative, width: 100 }, 'interactive')
    const good = pool.render({ kind: 'logo', brand, width: 32 }, 'interactive')
    await expect(bad).rejects.toThrow('There is no template nothing.')
    expect((await good).byteLength).toBeGreaterThan(0)
    await pool.close()
  })

  test('refuses with 503 when too many pictures wait', async () => {
    const pool = createRenderPool({ workers: 1, queueLimit: 1 })
    const render = () => pool.render({ kind: 'logo', brand, width: 32 }, 'interactive')
    const accepted = [render(), render()]
    await expect(render()).rejects.toMatchObject({ status: 503 })
    await Promise.all(accepted)
    await pool.close()
  })

  test('what waits when it is closed is given up', async () => {
    const pool = createRenderPool({ workers: 1, queueLimit: 10 })
    const waiting = Promise.allSettled(
      [1, 2, 3].map(() => pool.render({ kind: 'logo', brand, width: 32 }, 'background')),
    )
    await pool.close()
    expect((await waiting).at(-1)?.status).toBe('rejected')
    await expect(pool.render({ kind: 'logo', brand, width: 32 }, 'interactive')).rejects.toThrow('closed')
  })
})
