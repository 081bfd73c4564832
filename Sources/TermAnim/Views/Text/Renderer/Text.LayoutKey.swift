public import Foundation

extension Text {
  /// What views hear of how the texts inside them are set, text by text.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A text as it is set, and where it is.
    public struct AnchoredLayout: Equatable {
      /// The lines, in points from the text's top left corner.
      public var layout: Text.Layout
      /// The text's top left corner.
      public var origin: Anchor<CGPoint>
    }

    /// No text.
    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}
