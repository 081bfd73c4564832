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

/// The sections that a view resolves to, in order.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }

  public var endIndex: Int { sections.count }

  /// The section with the number `index`.
  ///
  /// - Precondition: there is one.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
  /// The sections that views are in.
  @MainActor
  init(of subviews: [Subview]) {
    var runs: [(section: ObjectIdentifier?, subviews: [Subview])] = []
    for subview in subviews {
      let section = subview.source.element.traits.section
      if runs.last?.section == section, !runs.isEmpty {
        runs[runs.count - 1].subviews.append(subview)
      } else {
        runs.append((section, [subview]))
      }
    }
    sections = runs.map { SectionConfiguration($0.subviews, of: $0.section) }
  }
}

extension SectionConfiguration {
  /// - Precondition: there are subviews.
  @MainActor
  fileprivate init(_ subviews: [Subview], of section: ObjectIdentifier?) {
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
