/// The pictures of the face that stand for emoji where text is drawn in outlines.
///
/// Made for few pixels, as those of fonts are not, and there on every machine.
enum EmojiPicture {
  /// The name of the picture for a cluster; nil when there is none.
  static func name(for character: Character) -> String? {
    guard character.isEmoji else { return nil }
    return names[character.withoutVariation]
  }

  /// The names of all pictures that stand for an emoji.
  static var allNames: Set<String> { Set(names.values) }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for (name, emoji) in pictures {
      for character in emoji { names[character.withoutVariation] = name }
    }
    return names
  }()

  /// Emoji by the names of the pictures that they look like.
  private static let pictures: KeyValuePairs<String, String> = [
    "heart.fill": "❤️🧡💛💚💙💜🖤🤍🤎🩷🩵♥️", "star.fill": "⭐️🌟", "sparkles": "✨", "flame.fill": "🔥",
    "sun.max.fill": "☀️🌞", "moon.fill": "🌙🌛🌜", "cloud.fill": "☁️", "bolt.fill": "⚡️",
    "snowflake": "❄️", "drop.fill": "💧", "cloud.rain.fill": "🌧️", "cloud.sun.fill": "⛅️🌤️",
    "rainbow": "🌈", "gift.fill": "🎁", "airplane": "✈️", "car.fill": "🚗🚘🚙",
    "bicycle": "🚲", "bus.fill": "🚌", "house.fill": "🏠🏡", "hand.thumbsup.fill": "👍",
    "hand.thumbsdown.fill": "👎", "bell.fill": "🔔", "music.note": "🎵", "lightbulb.fill": "💡",
    "lock.fill": "🔒", "key.fill": "🔑", "camera.fill": "📷📸", "iphone": "📱",
    "laptopcomputer": "💻", "alarm.fill": "⏰", "hourglass": "⏳⌛️", "books.vertical.fill": "📚",
    "pencil": "✏️", "calendar": "📅📆", "pin.fill": "📌", "checkmark.square.fill": "✅",
    "checkmark": "✔️", "xmark": "❌✖️", "exclamationmark.triangle.fill": "⚠️", "questionmark": "❓",
    "exclamationmark": "❗️", "leaf.fill": "🍃🍂🍁", "tree.fill": "🌲🌳", "fish.fill": "🐟🐠",
    "tortoise.fill": "🐢", "hare.fill": "🐇🐰", "ladybug.fill": "🐞", "pawprint.fill": "🐾",
    "cup.and.saucer.fill": "☕️🍵", "fork.knife": "🍴", "trophy.fill": "🏆", "soccerball": "⚽️",
    "basketball.fill": "🏀", "tennisball.fill": "🎾", "football.fill": "🏈",
    "gamecontroller.fill": "🎮", "die.face.5.fill": "🎲", "suit.spade.fill": "♠️",
    "suit.diamond.fill": "♦️", "suit.club.fill": "♣️", "diamond.fill": "💎", "crown.fill": "👑",
    "face.smiling.inverse": "😀😃😄😁😊🙂☺️", "eye.fill": "👁️", "envelope.fill": "✉️📧",
    "cart.fill": "🛒", "tv.fill": "📺", "magnifyingglass": "🔍🔎", "paintpalette.fill": "🎨",
    "umbrella.fill": "☂️☔️", "trash.fill": "🗑️", "theatermasks.fill": "🎭", "headphones": "🎧",
    "mic.fill": "🎤", "scissors": "✂️", "carrot.fill": "🥕", "birthday.cake.fill": "🎂",
    "mountain.2.fill": "⛰️", "puzzlepiece.fill": "🧩", "target": "🎯", "circle.fill": "🔴🟠🟡🟢🔵🟣⚪️⚫️",
    "square.fill": "🟥🟧🟨🟩🟦🟪⬜️⬛️", "party.popper.fill": "🎉🎊", "balloon.fill": "🎈",
    "dog.fill": "🐶🐕", "cat.fill": "🐱🐈", "bird.fill": "🐦🕊️🐤", "lizard.fill": "🦎", "ant.fill": "🐜",
    "banknote.fill": "💵💶💷💴", "creditcard.fill": "💳", "hand.wave.fill": "👋", "hands.clap.fill": "👏",
    "hand.raised.fill": "✋🖐️", "person.fill": "👤", "person.2.fill": "👥", "figure.run": "🏃",
    "figure.walk": "🚶", "brain": "🧠", "ear": "👂", "eyeglasses": "👓", "sunglasses.fill": "🕶️",
    "gearshape.fill": "⚙️", "wrench.fill": "🔧", "hammer.fill": "🔨", "bandage.fill": "🩹",
    "pills.fill": "💊", "battery.100": "🔋", "printer.fill": "🖨️", "speaker.wave.2.fill": "🔊",
    "megaphone.fill": "📣📢", "bubble.left.fill": "💬🗨️", "mappin": "📍", "globe": "🌐",
    "globe.europe.africa.fill": "🌍", "globe.americas.fill": "🌎", "tram.fill": "🚃🚋🚊",
    "sailboat.fill": "⛵️", "ferry.fill": "⛴️🚢", "fuelpump.fill": "⛽️", "skateboard.fill": "🛹",
    "tent.fill": "⛺️", "building.2.fill": "🏢🏬", "bed.double.fill": "🛏️", "shippingbox.fill": "📦",
    "book.fill": "📖📕📗📘📙", "bookmark.fill": "🔖", "paperclip": "📎", "link": "🔗",
    "folder.fill": "📁📂", "doc.fill": "📄📃", "clipboard.fill": "📋", "chart.bar.fill": "📊",
    "photo.fill": "🖼️", "film.fill": "🎞️", "pianokeys": "🎹", "stopwatch.fill": "⏱️", "timer": "⏲️",
    "graduationcap.fill": "🎓", "medal.fill": "🏅🥇🥈🥉", "flag.fill": "🚩", "flag.checkered": "🏁",
    "volleyball.fill": "🏐", "baseball.fill": "⚾️", "wineglass.fill": "🍷", "mug.fill": "🍺",
    "thermometer.medium": "🌡️", "tornado": "🌪️", "wind": "💨", "cloud.bolt.fill": "🌩️",
    "cloud.snow.fill": "🌨️", "cloud.bolt.rain.fill": "⛈️",
  ]
}

extension Character {
  /// Whether the cluster is shown as a picture in colours where there are such.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value > 0x20FF || unicodeScalars.count > 1 else {
      return false
    }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }

  /// The cluster without what chooses between its looks.
  var withoutVariation: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{FE0F}" }))
  }
}
