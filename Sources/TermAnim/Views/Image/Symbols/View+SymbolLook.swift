extension View {
  /// The view as it is: parts of symbols are strong or faint.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }

  /// The view as it is: symbols have too few pixels for a gradient of their own.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }
}
