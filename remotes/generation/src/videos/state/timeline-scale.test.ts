import { fitScale, formatSeconds, formatTimeCode, listTicks, snapFrame } from './timeline-scale.ts'

describe('[P-46] the timeline', () => {
  test('labels whole steps that do not touch each other, whatever its scale', () => {
    expect(listTicks(90, 10)).toEqual([0, 15, 30, 45, 60, 75, 90])
    expect(listTicks(90, 2.5)).toEqual([0, 30, 60, 90])
    expect(listTicks(1800, fitScale(1800, 900))).toEqual([
      0, 150, 300, 450, 600, 750, 900, 1050, 1200, 1350, 1500, 1650, 1800,
    ])
  })

  test('fits a video into the width that there is, up to the largest scale', () => {
    expect(fitScale(450, 900)).toBe(2)
    expect(fitScale(15, 900)).toBe(24)
  })

  test('says times in minutes, seconds and frames', () => {
    expect(formatTimeCode(105)).toBe('0:03.15')
    expect(formatTimeCode(1799)).toBe('0:59.29')
    expect(formatSeconds(105)).toBe('3.5 s')
  })

  test('snaps to the nearest frame within reach, and to none beyond', () => {
    expect(snapFrame(58, [0, 60, 55], 4)).toBe(60)
    expect(snapFrame(57.4, [0, 60], 2)).toBe(57)
    expect(snapFrame(5.6, [], 4)).toBe(6)
  })
})
