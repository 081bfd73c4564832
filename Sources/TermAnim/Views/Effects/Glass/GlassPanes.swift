/// Panes of glass that have one density, taken out of a display list.
struct GlassPanes {
  /// How much light they take, 0...1.
  let density: Double
  /// What is drawn of them, opaque, in the space of the list.
  var bodies: [DisplayList.Command] = []
  /// The lines around them.
  var edges: [DisplayList.Command] = []

  /// Moves the panes in `commands` to those of their density, and returns what is left.
  ///
  /// Layers around a pane that move, fade or cut it are around it in its new place as well; their
  /// filters are not.
  static func take(
    from commands: [DisplayList.Command], into panes: inout [GlassPanes]
  ) -> [DisplayList.Command] {
    var rest: [DisplayList.Command] = []
    for command in commands {
      guard case .layer(var layer) = command else {
        rest.append(command)
        continue
      }
      if layer.isPane {
        for part in layer.contents.commands { add(part, layer.opacity, to: &panes) }
        continue
      }
      var inner: [GlassPanes] = []
      layer.contents = DisplayList(take(from: layer.contents.commands, into: &inner))
      rest.append(inner.isEmpty ? command : .layer(layer))
      for pane in inner {
        for part in pane.bodies + pane.edges {
          var shell = layer
          (shell.filters, shell.contents) = ([], DisplayList([part]))
          add(.layer(shell), isEdge: part.isLine, pane.density, to: &panes)
        }
      }
    }
    return rest
  }

  private static func add(
    _ part: DisplayList.Command, isEdge: Bool? = nil, _ density: Double,
    to panes: inout [GlassPanes]
  ) {
    let index: Int
    if let known = panes.firstIndex(where: { $0.density == density }) {
      index = known
    } else {
      index = panes.count
      panes.append(GlassPanes(density: density))
    }
    if isEdge ?? part.isLine {
      panes[index].edges.append(part)
    } else {
      panes[index].bodies.append(part)
    }
  }
}

extension DisplayList.Command {
  /// Whether the command draws lines, perhaps within layers.
  fileprivate var isLine: Bool {
    switch self {
    case .stroke: true
    case .layer(let layer): layer.contents.commands.first?.isLine ?? false
    default: false
    }
  }
}
