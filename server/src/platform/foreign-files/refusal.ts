/** A foreign file is not taken; the message is a sentence for its owner. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
