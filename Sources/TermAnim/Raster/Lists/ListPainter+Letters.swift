/// Masks in which there are characters: what is cut takes their form.
extension ListPainter {
  /// Draws a mask's contents onto a stencil, and returns the characters among them.
  func drawMask(
    _ mask: Layer.Mask, on stencil: Surface, _ state: DrawingState
  ) -> [PlacedCharacter] {
    var inner = DrawingState(transform: state.transform, clip: state.clip, surface: stencil)
    // Letters cannot be cut out of pixels.
    inner.placesCharacters = state.placesCharacters && !mask.isInverse
    inner.firstCharacter = characters.count
    draw(mask.contents, inner)
    return characters.take(from: inner.firstCharacter)
  }

  /// Leaves of a layer what shows through letters: its characters where they are the same, and
  /// else letters in the colours of its pixels, which `surface` has before they are cut.
  func cutCharacters(
    from first: Int, by letters: [PlacedCharacter], stencil: Surface, surface: Surface
  ) {
    var rest: [Int: PlacedCharacter] = [:]
    for letter in letters { rest[letter.row * bounds.width + letter.column] = letter }
    let width = bounds.width
    fadeCharacters(from: first) { character in
      let share = stencil.meanAlpha(of: character.bounds)
      let place = character.row * width + character.column
      guard let letter = rest[place], letter.looksLike(character) else { return share }
      rest[place] = nil
      return share + (1 - share) * Float(letter.color >> 24) / 255
    }
    for letter in letters where rest[letter.row * width + letter.column] != nil {
      var letter = letter
      let opacity = Float(letter.color >> 24) / 255
      letter.color = PixelMath.straightPixel(
        premultiplied: surface.mean(of: letter.bounds) * opacity)
      characters.place(letter)
    }
  }
}
