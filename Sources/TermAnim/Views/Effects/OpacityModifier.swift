import Foundation

/// The drawing effect of `opacity`.
nonisolated struct OpacityModifier: EffectModifier, DrawingEffect {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard opacity > 0 else { return [] }
    guard opacity < 1, !contents.isEmpty else { return contents }
    if contents.count == 1, let faded = contents[0].fadedAsItBlends(by: opacity) { return [faded] }
    return [.layer(Layer(opacity: opacity, contents: DisplayList(contents)))]
  }

  /// What cannot be seen cannot be pressed.
  func shows(_ point: CGPoint, in frame: CGRect) -> Bool {
    opacity > 0
  }

  var isClear: Bool { !(opacity > 0) }

  func effect(in environment: EnvironmentValues) -> OpacityModifier { self }
}

extension View {
  /// Makes the view as a whole let through what is behind: 0 is clear, 1 as it was.
  ///
  /// Values outside 0...1 count as the nearer end, NaN as 0.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }
}

extension DisplayList.Command {
  /// The same fainter, where it is one layer that blends with what is behind, perhaps within others
  /// that only move it; nil for anything else.
  ///
  /// A faint layer around would keep it from what is behind.
  fileprivate func fadedAsItBlends(by opacity: Double) -> DisplayList.Command? {
    guard case .layer(var layer) = self else { return nil }
    if layer.blendMode != .normal {
      layer.opacity = min(max(layer.opacity, 0), 1) * opacity
      return .layer(layer)
    }
    guard layer.onlyMoves, layer.contents.commands.count == 1,
      let faded = layer.contents.commands[0].fadedAsItBlends(by: opacity)
    else { return nil }
    layer.contents = DisplayList([faded])
    return .layer(layer)
  }
}

extension Layer {
  /// Whether nothing but the place of its contents is different.
  fileprivate var onlyMoves: Bool {
    clips.isEmpty && mask == nil && filters.isEmpty && opacity >= 1 && blendMode == .normal
      && pane == nil && !clearsCells
  }
}
