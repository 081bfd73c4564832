/// The colour of an emoji, which has one of its own whatever the text around is painted with.
enum EmojiColor {
  /// The colour of a cluster; nil for what is no emoji, and for emoji without one main colour.
  static func color(of character: Character) -> Color? {
    guard character.isEmoji, let first = character.unicodeScalars.first else { return nil }
    if let color = colors[character.withoutVariation] { return color }
    switch first.value {
    // Faces, hands, and the people that are drawn in the same yellow.
    case 0x1F600...0x1F64F, 0x1F910...0x1F92F, 0x1F970...0x1F97A, 0x1F440...0x1F450: return .yellow
    default: return nil
    }
  }

  private static let colors: [String: Color] = {
    var colors: [String: Color] = [:]
    for (color, emoji) in groups {
      for character in emoji { colors[character.withoutVariation] = color }
    }
    return colors
  }()

  private static let groups: KeyValuePairs<Color, String> = [
    .red: "❤️♥️♦️🔴🟥❌❗️❓🎁🎈🐞🚗🍎🍓🍒🎯🌹📌📍📕🚩🍷⏰🧨🚨🚒",
    .orange: "🧡🔥🟠🟧🏀🥕🍊🦊🎃🍂🍁🐯🦁🥉📙🐱🐈🎉🎊",
    .yellow: "💛⭐️🌟✨☀️🌞🌙🌛🌜⚡️🟡🟨🔔💡🔑🏆👑🍌🐥☺️⚠️🎾🚕🌻🍋🏅🥇🐤📁📂👋👏✋🖐️🍺",
    .green: "💚🟢🟩✅🍃🌲🌳🐢🍀🌱🌵🐸🥦🐍🐊🥒🦎💵📗🔋⛺️",
    .mint: "🩵🧊",
    .cyan: "❄️💎🐬",
    .blue: "💙🔵🟦💧🌊🐟🐠🐳🐋☂️☔️🚙🦋🧿🌍🌎🌏🌐📘🐦💳⛵️",
    .purple: "💜🟣🟪🍇🔮👾😈",
    .pink: "🩷🌸🌺🌷🐷🧠🎀💕💖💗💘💞💝💓",
    .brown: "🤎☕️🏈🐻🐶🐕🐴📦🪵🍫🥥🎻",
    .gray: "🖤♠️♣️⚫️⬛️🚲⚙️🔩🐘🐭🗑️🎤🎧🔧🔨🥈📎🔗🐜",
    .white: "🤍☁️🌧️⚪️⬜️👻🐑🥛🕊️✉️📧",
  ]
}
