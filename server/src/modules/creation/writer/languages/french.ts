import type { WriterLanguage } from './writer-language.ts'

export const french: WriterLanguage = {
  code: 'fr',
  locale: 'fr-FR',
  words:
    'livraison offerte gratuite gratuit garantie retour retours lavable pliable imperméable tient garde chaud froid se plie léger fabriqué main bois acier coton cuir verre heures minutes jours semaines mois ans personne dès moins deux trois quatre cinq première premier inclus incluse fournis jamais toujours facile chaque jour nuit peau cheveux maison sac prêt prête votre leur résiliable engagement par selon toutes tous',
  quotes: ['«\u00a0', '\u00a0»'],
  exclamation: '\u00a0!',
  rating: {
    short: '{rating} sur {scale}',
    alone: 'Note\u00a0: {rating}',
    counted: 'Note\u00a0: {rating} ({count} avis)',
  },
  titleTail: /\s+(?:avec|sans)\s+.*$/iu,
  usual:
    /convient|adapté|livraison|retours?(?!\p{L})|garanti|emballage cadeau|lavable|lave-vaisselle|entretien facile|tailles?(?!\p{L})|coloris|couleurs?(?!\p{L})|inclus|fourni|contenu de la boîte|piles|paiement sécurisé|service client|matière|^dès \d+ ans/iu,
  empty:
    /^(?:vous (?:allez )?l[’']adorer(?:ez)?|vous allez adorer|(?:très )?(?:bien|bon|super|génial|parfait)|(?:haute|meilleure) qualité|qualité (?:premium|supérieure)|un indispensable|pour tous)[.!]*$|non (?:inclus|fourni)e?s?[.]?$/iu,
  offer:
    /(?:(?:jusqu[’']à )?(?:-\d{1,2}\s?%|(?<!\d)\d{1,2}\s?% (?:de remise|de réduction|sur [^.,;]+|jusqu[’']au [^.,;]+))|livraison (?:gratuite|offerte)|un acheté,? un offert|à moitié prix)/iu,
  free: /(?<!\p{L})(?:gratuite?s?|offerte?s?|gratis)(?!\p{L})/iu,
  negation:
    /^(?:pas de|pas d[’']|sans|zéro|aucune?|jamais|plus de|ne )|(?<!\p{L})(?:ne|n[’'])\s?\p{L}+ (?:pas|jamais|plus)(?!\p{L})/iu,
  proof:
    /(?<!\p{L})(?:certifiée?s?|testée?s?|primée?s?|brevetée?s?|bio|label\p{L}*|agréée?s?|recommandée?s? par|depuis (?:18|19|20)\d\d)(?!\p{L})/iu,
  request:
    /^(?:une?\s+)?(?:image|annonce|bannière|publicité|vidéo)\s+(?:pour|de|sur)\s+|^(?:nous (?:vendons|proposons|faisons)|je (?:vends|propose|fais)|c[’']est)\s+/iu,
  article: /^(?:une?)\s/iu,
  determiner: /^(?:une?|le|la|les|nos|notre|mon|ma|mes|des)\s/iu,
  and: /^(?:et)\s/iu,
  audience: /\s+pour\s+/iu,
  purpose: /^\p{L}+(?:er|ir|re)(?!\p{L})/iu,
  pronoun: /^(?:nous|je|vous|tu|il|elle|ils|elles|on|c[’']est)(?!\p{L})/iu,
  relative: /^(?:qui|que|qu[’']|dont|où|ou|mais|avec)(?:\s|(?<=[’']))/iu,
  contractions: [],
  calls: {
    product: { act: 'Acheter', look: 'Découvrir', learn: 'En savoir plus' },
    software: { act: 'Commencer', look: 'Voir comment ça marche', learn: 'En savoir plus' },
    app: { act: 'Installer l’application', look: 'Voir comment ça marche', learn: 'En savoir plus' },
    game: { act: 'Jouer', look: 'Voir le jeu', learn: 'En savoir plus' },
    service: { act: 'Nous contacter', look: 'Voir les détails', learn: 'En savoir plus' },
    food: { act: 'Commander', look: 'Découvrir', learn: 'En savoir plus' },
    place: { act: 'Réserver', look: 'Préparer ma visite', learn: 'En savoir plus' },
    course: { act: 'S’inscrire', look: 'Voir le cours', learn: 'En savoir plus' },
    event: { act: 'Prendre ses billets', look: 'Voir le programme', learn: 'En savoir plus' },
    sale: { act: 'Voir les offres', look: 'Voir la sélection', learn: 'En savoir plus' },
    charity: { act: 'Faire un don', look: 'Voir les projets', learn: 'En savoir plus' },
  },
  brief: {
    objectives: {
      product: 'Premier achat : {name}.',
      software: 'Inscription : {name}.',
      app: 'Installation : {name}.',
      game: 'Première partie : {name}.',
      service: 'Première demande : {name}.',
      food: 'Première commande : {name}.',
      place: 'Première visite : {name}.',
      course: 'Inscription : {name}.',
      event: 'Billet : {name}.',
      sale: 'Achat pendant la promotion : {name}.',
      charity: 'Premier don : {name}.',
    },
    offer: 'L’offre : {text}.',
    quoted: 'Un avis client : « {text} »',
    quotedBy: 'Un avis client : « {text} » ({author})',
    rules: {
      show: 'À montrer dans les trois premières secondes : {name}',
      say: 'Toujours dire : {text}',
      voice: 'Garder le ton : {text}',
      never: 'Ne jamais mentionner : {text}',
      reference:
        'Ne reprendre aucune phrase, aucune image, aucune affirmation, aucun nom ni aucun logo des publicités de référence.',
      claims: 'Ne rien affirmer que les faits ne disent pas.',
    },
    visuals: {
      photo: 'Photo {number} du produit',
      shot: 'À filmer : {text}',
      words: 'Les mots, en grand à l’écran',
      end: 'Le nom et le logo, avec l’appel à l’action',
    },
  },
}
