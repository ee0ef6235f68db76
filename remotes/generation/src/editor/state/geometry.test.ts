import { layer, type Layer } from '@marquee/creative/layer'
import { alignLayers, distributeLayers } from './arrange.ts'
import { findLayerAt, getBounds, resizeBox, rotatePoint, toRotation } from './geometry.ts'
import { snapBox } from './snapping.ts'

const canvas = { width: 1000, height: 1000 }

function build(id: string, x: number, y: number, w: number, h: number, changes: Partial<Layer> = {}): Layer {
  const style = { form: 'rectangle', fill: 'accent' }
  return layer.parse({ id, name: id, type: 'shape', x, y, w, h, style, ...changes })
}

describe('[P-43] taking hold of layers', () => {
  test('the uppermost layer at a point is found, and none that is locked or hidden', () => {
    const layers = [
      build('a', 0, 0, 100, 100),
      build('b', 50, 50, 100, 100),
      build('c', 50, 50, 100, 100, { locked: true }),
      build('d', 50, 50, 100, 100, { hidden: true }),
    ]
    expect(findLayerAt(layers, { x: 60, y: 60 })?.id).toBe('b')
    expect(findLayerAt(layers, { x: 10, y: 10 })?.id).toBe('a')
    expect(findLayerAt(layers, { x: 500, y: 10 })).toBeUndefined()
  })

  test('a rotated layer is found where it is seen', () => {
    const layers = [build('a', 0, 40, 100, 20, { rotation: 90 })]
    expect(findLayerAt(layers, { x: 50, y: 95 })?.id).toBe('a')
    expect(findLayerAt(layers, { x: 95, y: 50 })).toBeUndefined()
    expect(getBounds(layers)?.x).toBeCloseTo(40, 6)
    expect(getBounds(layers)?.y).toBeCloseTo(0, 6)
  })
})

describe('[P-43] resizing and rotating', () => {
  test('the corner across stays where it is', () => {
    expect(resizeBox(build('a', 100, 100, 200, 100), 'se', { x: 50, y: 20 }, false)).toEqual({
      x: 100,
      y: 100,
      w: 250,
      h: 120,
    })
    expect(resizeBox(build('a', 100, 100, 200, 100), 'nw', { x: 50, y: 20 }, false)).toEqual({
      x: 150,
      y: 120,
      w: 150,
      h: 80,
    })
  })

  test('the corner across stays where it is in a rotated box as well', () => {
    const before = build('a', 100, 100, 200, 100, { rotation: 30 })
    const after = resizeBox(before, 'se', { x: 40, y: 60 }, false)
    const getCorner = (box: { x: number; y: number; w: number; h: number }) =>
      rotatePoint({ x: box.x, y: box.y }, { x: box.x + box.w / 2, y: box.y + box.h / 2 }, 30)
    expect(getCorner(after).x).toBeCloseTo(getCorner(before).x, 6)
    expect(getCorner(after).y).toBeCloseTo(getCorner(before).y, 6)
  })

  test('a picture keeps its shape by its corners, and nothing vanishes', () => {
    expect(resizeBox(build('a', 0, 0, 200, 100), 'se', { x: 200, y: 0 }, true)).toEqual({ x: 0, y: 0, w: 400, h: 200 })
    expect(resizeBox(build('a', 0, 0, 200, 100), 'e', { x: -900, y: 0 }, false).w).toBe(8)
  })

  test('rotation is measured from above, and goes in steps of 15° on request', () => {
    const box = { x: 0, y: 0, w: 100, h: 100 }
    expect(toRotation(box, { x: 50, y: -40 }, false)).toBe(0)
    expect(toRotation(box, { x: 200, y: 50 }, false)).toBe(90)
    expect(toRotation(box, { x: 58, y: -40 }, true)).toBe(0)
  })
})

describe('[P-43] snapping', () => {
  test('an edge that comes near another one meets it, and a guide says where', () => {
    const snapped = snapBox({ x: 104, y: 300, w: 50, h: 50 }, [{ x: 100, y: 0, w: 80, h: 80 }], canvas, 8)
    expect(snapped).toEqual({ dx: -4, dy: 0, guides: [{ axis: 'x', at: 100 }] })
  })

  test('the middle of the canvas draws a layer in, and what is far away does not', () => {
    expect(snapBox({ x: 473, y: 123, w: 50, h: 50 }, [], canvas, 8)).toMatchObject({
      dx: 2,
      guides: [{ axis: 'x', at: 500 }],
    })
    expect(snapBox({ x: 440, y: 123, w: 50, h: 50 }, [], canvas, 8).guides).toEqual([])
  })
})

describe('[P-43] aligning and distributing', () => {
  const three = [build('a', 0, 0, 100, 50), build('b', 110, 200, 100, 50), build('c', 500, 90, 100, 50)]

  test('several layers line up with each other, a single one with the canvas', () => {
    expect(alignLayers(three, 'left', canvas).map(({ x }) => x)).toEqual([0, 0, 0])
    expect(alignLayers(three, 'bottom', canvas).map(({ y }) => y)).toEqual([200, 200, 200])
    expect(alignLayers([three[1]!], 'center', canvas)).toEqual([{ id: 'b', x: 450, y: 200 }])
  })

  test('gaps become equal between the outermost two', () => {
    expect(distributeLayers(three, 'x').map(({ id, x }) => [id, x])).toEqual([
      ['a', 0],
      ['b', 250],
      ['c', 500],
    ])
    expect(distributeLayers(three.slice(0, 2), 'x')).toEqual([])
  })
})
