import Foundation

extension EditedText {
  /// Where a text is kept.
  enum Source {
    case plain(Binding<String>)
    case attributed(Binding<AttributedString>)

    var content: TextPart {
      get {
        switch self {
        case .plain(let text): .plain(text.wrappedValue)
        case .attributed(let text): .attributed(text.wrappedValue)
        }
      }
      nonmutating set {
        switch self {
        case .plain(let text): text.wrappedValue = newValue.string
        case .attributed(let text): text.wrappedValue = newValue.attributed
        }
      }
    }
  }
}
