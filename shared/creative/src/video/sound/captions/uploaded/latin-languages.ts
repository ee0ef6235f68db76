interface LatinLanguage {
  /** The letters that it has beside a to z. */
  letters: string
  /** Some of its most frequent words, which tell it from a language of the same letters. */
  words: RegExp
}

const language = (letters: string, words: string): LatinLanguage => ({
  letters,
  words: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
})

export const WESTERN = [
  language('éèêïñçö', 'the|and|you|is|of|to|it|for|a|in|we'),
  language('äöüß', 'der|die|das|und|ist|nicht|ein|eine|mit|für|wir|sie|es|im|zu'),
  language('àâæçéèêëîïôœùûüÿ', 'le|la|les|des|du|et|un|une|est|pour|vous|nous|dans|avec|que|pas'),
  language('áéíñóúüºª', 'el|la|los|las|de|del|y|en|un|una|que|con|por|para|es|su'),
  language('áâãàçéêíóôõúüºª', 'o|os|as|da|do|dos|um|uma|que|com|para|em|não|é|seu'),
  language('àèéìíîòóùú', 'il|lo|la|gli|di|che|un|una|con|per|è|non|del|alla|le'),
  language('åäöæøé', 'och|det|att|en|ett|är|på|som|og|er|på|ikke|til|med|av|af|ja|on|ei'),
  language('ëïéèêöüáóíú', 'de|het|een|en|van|is|met|voor|niet|op|je|wij|dat'),
  language('áðéíóúýþæö', 'og|að|er|ekki|við|það|með|á|til'),
]
export const CENTRAL = [
  language('ąćęłńóśźż', 'i|w|na|z|się|nie|to|jest|do|że|jak|dla|od'),
  language('áčďéěíňóřšťúůýž', 'a|v|na|je|se|to|že|jak|pro|od|do|za|ale'),
  language('áäčďéíĺľňóôŕšťúýž', 'a|v|na|je|sa|to|že|ako|pre|od|do|za|ale'),
  language('áéíóöőúüű', 'a|az|és|hogy|nem|egy|van|is|meg|ez|de'),
  language('čćđšž', 'i|u|na|je|se|da|za|su|ne|in|za|ki'),
  language('ăâîşţșț', 'și|şi|de|la|în|cu|un|o|nu|este|pe|din|care'),
]
export const TURKISH = [language('çğıöşüâîûi̇', 've|bir|bu|da|de|için|ile|ne|çok|var|daha|mi')]
export const BALTIC = [
  language('ąčęėįšųūž', 'ir|į|yra|su|kad|ne|tai|iš|kaip|už|mūsų'),
  language('āčēģīķļņšūž', 'un|ir|ar|no|par|uz|kas|nav|mūsu|lai'),
  language('äõöüšž', 'ja|on|ei|see|et|kui|ka|meie|ning'),
]
