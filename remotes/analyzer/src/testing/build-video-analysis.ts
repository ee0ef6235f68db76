import type { CreativeAnalysis, Finding, VideoFacts } from '@marquee/contract/creative-analyses'

const PLACE = { x: 0.1, y: 0.7, width: 0.5, height: 0.1 }

export function buildVideoFacts(changes: Partial<VideoFacts> = {}): VideoFacts {
  return {
    duration_s: 6,
    frames_per_second: 30,
    codec: 'h264',
    bit_rate: 2_000_000,
    frames_count: 180,
    key_frame_s: 1,
    sheet: { columns: 2, rows: 1, times: [0, 3] },
    cuts: [3],
    shots: [
      { start_s: 0, end_s: 3, motion: 2 },
      { start_s: 3, end_s: 6, motion: 1 },
    ],
    black: [],
    frozen: [],
    texts: [{ start_s: 1, end_s: 2, text: 'Free returns', place: PLACE }],
    captions: { text_share: 0.2, lower_third_share: 0.2, has_track: false },
    sound: {
      codec: 'aac',
      integrated_lufs: -14.2,
      true_peak_db: -1.5,
      silences: [{ start_s: 4, end_s: 5 }],
      curve: [
        { time_s: 0, lufs: -14 },
        { time_s: 4, lufs: -70 },
      ],
    },
    ...changes,
  }
}

/** An analysed video whose only finding was seen at four seconds. */
export function buildVideoAnalysis(id: string, changes: Partial<VideoFacts> = {}): CreativeAnalysis {
  const silence: Finding = {
    check: 'silence',
    group: 'video',
    level: 'advice',
    title: 'The sound stops for a while',
    value: '1 s',
    rule: 'Quieter than −50 dB for one second or longer.',
    source: { title: 'Our rule', url: null },
    places: [PLACE],
    spans: [{ start_s: 4, end_s: 5 }],
    placement: null,
  }
  return {
    id,
    name: 'Launch video',
    kind: 'video',
    source: 'upload',
    generated: null,
    state: 'done',
    progress: 100,
    step: null,
    image_url: '/assets/poster.jpg',
    score: 70,
    problems_count: 0,
    failed_reason: null,
    created_at: '2026-03-09T10:00:00Z',
    ad_id: null,
    asset_id: null,
    words: { headline: '', body: '', call_to_action: '' },
    file_url: '/assets/launch.mp4',
    sheet_url: '/assets/sheet.jpg',
    result: {
      width: 1080,
      height: 1920,
      palette: [{ color: '#102030', share: 1 }],
      lines: [],
      text_share: 0.05,
      focal_point: { x: 0.5, y: 0.5 },
      attention: { columns: 1, rows: 1, values: [100] },
      covered: [{ placement: 'reels', places: [PLACE] }],
      video: buildVideoFacts(changes),
      findings: [silence],
      score: { total: 70, parts: [{ label: 'Sound', points: 5, most: 10, reason: 'Loudness, peaks and silence' }] },
      attributes: {},
    },
  }
}
