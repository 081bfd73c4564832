public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the system's at 12 points where there is none.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Additional room behind each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
}

extension NSAttributedString {
  /// What a `Text` would cover on the screen, in points, in one line unless there are breaks in it.
  public func size() -> CGSize {
    Self.composition(of: text).size
  }

  /// What a `Text` would cover on the screen, from the origin, in points.
  ///
  /// `size` is the room for it, of which the width counts, and that only with
  /// `.usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(origin: .zero, size: Self.composition(of: text, width: width).size)
  }

  /// What a text is on the screen, in lines of `width` points; nil leaves them whole.
  static func composition(of text: Text, width: CGFloat? = nil) -> TextComposition {
    var environment = EnvironmentValues()
    environment.pixelsPerPoint = UIScreen.main.pixelsPerPoint
    return TextContent(text, in: environment).composition(
      for: ProposedViewSize(width: width, height: nil))
  }

  private var text: Text {
    var text = Text(verbatim: "")
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = (attributes[.font] as? UIFont) ?? .systemFont(ofSize: 12)
      var piece = Text(verbatim: attributedSubstring(from: range).string).font(font.font)
      if let kern = attributes[.kern] as? NSNumber { piece = piece.kerning(kern.doubleValue) }
      text = text + piece
    }
    return text
  }
}
