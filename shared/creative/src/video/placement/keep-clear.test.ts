import { buildProject, toId } from '../../testing/build-video-project.ts'
import { applyCommand } from '../commands/apply-command.ts'
import { composeScene, sceneRoles } from '../compose-scene.ts'
import { planFrame } from '../plan-frame.ts'
import { listWordBoxes } from '../word-boxes.ts'
import { keepProjectClear } from './keep-clear.ts'
import { getFreeArea, videoPlacement } from './video-placement.ts'

const { look } = buildProject()
const texts = { headline: 'Does not leak', subline: 'For every car', offer: '20 % off', call_to_action: 'Shop now' }
const scenes = sceneRoles.map((role, index) =>
  composeScene({
    id: toId(index),
    role,
    duration: 60,
    spoken: '',
    texts,
    picture: null,
    motion: 'none',
    look,
    turn: 0,
  }),
)
const project = buildProject({ scenes, captions: { style: 'block', place: 'lower', size: 'large' } })
const words = [{ text: 'Does', from: 0, to: 60 }]

/** The texts and captions of a project that lie outside of an area, by scene. */
function listOutside(of: typeof project, area: NonNullable<ReturnType<typeof getFreeArea>>) {
  return of.scenes.flatMap((scene, index) => {
    const caption = planFrame(of, '9:16', index * 60, [{ from: index * 60, to: index * 60 + 60, words }]).caption
    const boxes = [...listWordBoxes(scene, '9:16'), ...(caption === null ? [] : [caption.box])]
    return boxes.filter(
      ({ x, y, w, h }) =>
        x < area.x - 1.5 || y < area.y - 1.5 || x + w > area.x + area.w + 1.5 || y + h > area.y + area.h + 1.5,
    )
  })
}

describe('the placement of a video', () => {
  test.each(videoPlacement.options)('[P-46] %s: all texts and captions lie where nothing covers them', (placement) => {
    const area = getFreeArea('9:16', placement)!
    const kept = keepProjectClear({ ...project, placement })
    expect(listOutside(kept, area)).toEqual([])
    expect(keepProjectClear(kept)).toBe(kept)
  })

  test('[P-46] texts that TikTok would cover are moved by the choice, other formats stay, and undo puts them back', () => {
    expect(listOutside(project, getFreeArea('9:16', 'tiktok-in-feed')!)).not.toEqual([])
    const { project: chosen, inverse } = applyCommand(project, {
      kind: 'edit_video',
      change: { placement: 'tiktok-in-feed' },
    })
    expect(chosen.scenes.map(({ formats }) => formats['1:1'])).toEqual(
      project.scenes.map(({ formats }) => formats['1:1']),
    )
    expect(JSON.parse(JSON.stringify(applyCommand(chosen, inverse).project))).toEqual(
      JSON.parse(JSON.stringify(project)),
    )
  })

  test('[P-46] a layout that must become smaller keeps its proportions: the font shrinks with the box', () => {
    const measure = (of: typeof project) =>
      of.scenes.flatMap(({ formats }) =>
        (formats['9:16']?.layers ?? []).flatMap((layer) =>
          layer.type === 'text' ? [{ share: layer.style.size / layer.w, width: layer.w }] : [],
        ),
      )
    const [before, after] = [measure(project), measure(keepProjectClear({ ...project, placement: 'everywhere' }))]
    expect(after.some(({ width }, index) => width < (before[index]?.width ?? 0))).toBe(true)
    expect(after.map(({ share }) => share.toFixed(6))).toEqual(before.map(({ share }) => share.toFixed(6)))
  })
})
