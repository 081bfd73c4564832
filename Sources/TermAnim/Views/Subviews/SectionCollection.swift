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
