/// One of the sections that a view resolves to.
///
/// Views outside of sections that follow each other are a section without header and footer.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from others.
  public struct ID: Hashable, Sendable {
    enum Origin: Hashable, Sendable {
      case section(ObjectIdentifier)
      /// Begins with that view.
      case loose(Subview.ID)
    }

    let origin: Origin
  }

  /// What tells the section from others; it stays when the views around come and go.
  ///
  /// Views outside of sections are another section when another view is the first of them.
  public let id: ID
  /// What has been told around the section; see `containerValue(_:_:)`.
  public let containerValues: ContainerValues
  /// The views of the header; none where there is none.
  public let header: SubviewsCollection
  /// The views besides those of the header, the footer and the actions, in order.
  public let content: SubviewsCollection
  /// The views of the footer; none where there is none.
  public let footer: SubviewsCollection
  /// The views that `sectionActions(content:)` adds; none where there are none.
  public let actions: SubviewsCollection
}

extension SectionConfiguration {
  /// - Precondition: there are subviews.
  @MainActor
  init(_ subviews: [Subview], of section: ObjectIdentifier?) {
    func part(_ wanted: SectionPart?, isAction: Bool = false) -> SubviewsCollection {
      SubviewsCollection(
        subviews: subviews.filter {
          let traits = $0.source.element.traits
          return traits.sectionPart == wanted && traits.isSectionAction == isAction
        })
    }
    id = ID(origin: section.map { .section($0) } ?? .loose(subviews[0].id))
    containerValues = subviews[0].source.element.traits.sectionValues
    (header, content, footer) = (part(.header), part(nil), part(.footer))
    actions = part(nil, isAction: true)
  }
}
