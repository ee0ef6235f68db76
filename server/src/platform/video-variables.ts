import { resolve } from 'node:path'
import { z } from 'zod'

/** The variables of the videos that workspaces make. */
export const videoVariables = {
  VIDEO_H264: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on').meta({
    description:
      'Whether videos may be rendered as MP4 with H.264; its encoder x264 is GPL. `off`: WebM (VP9 and Opus) is the only choice.',
  }),
  SPEECH_MODELS_DIR: z
    .string()
    .default('')
    .transform((folder) => (folder === '' ? null : resolve(folder)))
    .meta({
      description:
        'A folder with models that hear and speak without a network: `sherpa-onnx-node` in its `node_modules`, a `recognizer.json` and a `voices.json` (decision 134). Empty: there are none.',
    }),
}
