import Foundation

extension OptionElement {
  /// What shows that the element is chosen, pressed, or has the focus; nil where nothing does.
  var ground: DisplayList.Command? {
    modifier.look == .row ? rowGround : lineGround
  }

  private var rowGround: DisplayList.Command? {
    guard isSelected || isPressed else { return nil }
    let paint =
      isSelected
      ? Color.accentColor.opacity(0.35).paint(in: environment)
      : ControlColor.pressedTrack.paint(in: environment)
    return .fill(card ?? Path(presentedFrame), paint.paint(in: presentedFrame), FillStyle())
  }

  /// That of a line of a menu; elsewhere a chosen one has a ground, too.
  private var lineGround: DisplayList.Command? {
    let showsFocus = isFocused && graph.focus.isVisible && environment.isFocusEffectEnabled
    let chosen =
      isSelected && !environment.isInMenu ? AnyShapeStyle(ControlColor.track) : nil
    let style = MenuLineGround(isPressed: isPressed, isFocused: showsFocus).style ?? chosen
    return style.map {
      let path = MenuLineGround.outline.path(in: presentedFrame)
      return .fill(path, $0.paint(in: environment).paint(in: presentedFrame), FillStyle())
    }
  }

  /// The part of a section's ground that is behind the row; nil where sections have none.
  var card: Path? {
    guard modifier.look == .row, sectionPart == nil, environment.listLook == .cards else {
      return nil
    }
    return place.card(in: presentedFrame, overlap: pixel)
  }

  /// Whether the row is on the ground of its section, and asks for no other.
  var hasSectionGround: Bool { card != nil && ownGrounds?.rowGround == nil }

  /// The grounds that the row asks for; nil where it asks for none.
  var ownGrounds: SecondaryElement? {
    guard modifier.look == .row, sectionPart == nil else { return nil }
    return traits.layoutValues[ObjectIdentifier(RowGroundKey.self)] as? SecondaryElement
  }

  /// Draws a ground in the shape of that of the row's section.
  func append(_ ground: Element, to commands: inout [DisplayList.Command]) {
    guard let card else { return ground.draw(into: &commands) }
    var contents: [DisplayList.Command] = []
    ground.draw(into: &contents)
    commands.append(
      .layer(Layer(clips: [Layer.Clip(path: card)], contents: DisplayList(contents))))
  }

  /// Whether every other row has a ground that stands out a little.
  var alternatesGrounds: Bool {
    modifier.look == .row && sectionPart == nil && environment.alternatesRowGrounds
  }

  private var pixel: CGFloat { 1 / max(environment.pixelsPerPoint.height, 0.01) }

  /// A line a pixel thick below a row; nil where there is none.
  ///
  /// The ground of a chosen row ends without one, above and below.
  var separator: DisplayList.Command? {
    guard modifier.look == .row, sectionPart == nil, environment.listLook.hasLines,
      !(environment.listLook == .cards && place.isLast), !isSelected, next?.isSelected != true,
      let style = line.style()
    else { return nil }
    let thickness = pixel
    let row = presentedFrame
    let box = facing(
      CGRect(
        x: row.minX + 8, y: row.maxY - thickness, width: max(row.width - 8, 0), height: thickness),
      in: row)
    return .fill(Path(box), style.paint(in: environment).paint(in: box), FillStyle())
  }

  var mark: DisplayList.Command {
    let color = Color.accentColor.resolve(in: environment)
    let height = 2 / max(environment.pixelsPerPoint.height, 0.01)
    let cell = facing(
      CGRect(
        x: presentedFrame.minX + OptionMetrics.inset, y: presentedFrame.midY - height / 2,
        width: 1 / max(environment.pixelsPerPoint.width, 0.01), height: height),
      in: presentedFrame)
    return .characters(
      CharacterRun(
        clusters: [CharacterRun.Cluster(text: "\u{2713}", columns: 1)], origin: cell.origin,
        color: color))
  }
}
