/** A file from outside is refused; the message is a sentence for its owner. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
